/** Play functions of stories, which a check runs in its browser with what they import of Storybook. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CheckedDemos, CommandResult } from '../../../../src/index.js'
import { installBrowser } from '../../../../scripts/browsers.mjs'
import { check } from '../../../support/compiled.mjs'
import { page, smallSite } from '../small-site.js'

const tools = 'content/node_modules/@storybook/test'
const stories = `import { useState } from 'react'
import { expectText, fn } from '@storybook/test'

function Counter({ onCount }: { onCount(count: number): void }) {
  const [count, setCount] = useState(0)
  const add = () => {
    setCount(count + 1)
    onCount(count + 1)
  }
  return <button onClick={add}>Pressed {count}</button>
}

export default { component: Counter, args: { onCount: fn() } }
export const Counts = {
  async play({ canvas, userEvent, args, step }: any) {
    await step('press', () => userEvent.click(canvas.querySelector('button')))
    await expectText(String(args.onCount.calls), '1')
  },
}
export const Fails = {
  async play({ canvasElement }: any) {
    await expectText(canvasElement.querySelector('button').textContent, 'Pressed 9')
  },
}
`
const site = smallSite({
  [`${tools}/package.json`]: '{ "name": "@storybook/test", "version": "8.0.0", "main": "index.js" }',
  [`${tools}/index.js`]: `export const within = (element) => element
export const userEvent = { click: async (element) => element.click() }
export const fn = () => Object.assign(function mock(...args) { mock.calls.push(args) }, { calls: [] })
export async function expectText(text, expected) {
  for (let tries = 0; tries < 20; tries++) if (text === expected) return
  throw new Error('It says ' + text + '.')
}
`,
  [`${tools}/index.d.ts`]: `export function fn(): any
export function expectText(text: string, expected: string): Promise<void>
`,
  'content/Counter.stories.tsx': stories,
  'content/page.md': page('{{"demo": "Counter.stories.tsx#Counts"}}\n\n{{"demo": "Counter.stories.tsx#Fails"}}'),
})
let result: CommandResult & { data: CheckedDemos }
beforeAll(async () => {
  const flags = { browser: installBrowser('chromium') }
  result = (await check('demos', { root: site.root, threads: 1, flags })) as typeof result
}, 200_000)
afterAll(() => site.remove())

test('a play function that throws is an error at its line', () => {
  const found = result.diagnostics.filter(({ code }) => code === 'demo/test')
  expect(found.map(({ text, file, line }) => [text, file, line])).toEqual([
    ['Fails: It says Pressed 0.', 'content/Counter.stories.tsx', 22],
  ])
})

test('one that does not throw has its arguments, and is no problem', () => {
  expect(result.data.notes).toEqual([])
  expect(result.data.demos.map(({ name, problems }) => [name, problems])).toEqual([
    ['Counts', 0],
    ['Fails', 1],
  ])
})
