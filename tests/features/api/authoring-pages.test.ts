/** Forms of props, named literals, enums, examples and errors: on pages, in Markdown and in JSON. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { project } from '../../support/project.js'
import { byId, find, linksOf, textOf } from '../../support/html.js'

const icons = Array.from({ length: 348 }, (_, at) => `'icon-${at}'`).join(' | ')
const site = project({
  'docs.config.ts': `export default { title: 'Test', url: 'https://example.com',
    features: { api: { packages: [{ name: 'library', at: '/api' }] } } }`,
  'content/index.md': '# Home\n\n<p class="description">Home.</p>\n',
  'node_modules/@types/react/package.json': '{ "name": "@types/react", "version": "19.0.0", "types": "index.d.ts" }',
  'node_modules/@types/react/index.d.ts': `export = React
    declare namespace React { interface ReactElement { type: unknown }  type ReactNode = ReactElement | string
      namespace JSX { interface Element extends ReactElement {} } }`,
  'node_modules/library/package.json': '{ "name": "library", "version": "1.0.0", "types": "./index.d.ts" }',
  'node_modules/library/index.d.ts': `import * as React from 'react'
export type IconName = ${icons}
export declare enum Level {
  /** Not much. */
  Low = 1,
  /** @deprecated Use Low. */
  High = 2,
}
interface Single {
  mode?: 'single'
  /** The value of the thumb. */
  value: number
}
interface Range {
  mode: 'range'
  /** Both values. */
  value: [number, number]
  /** Between them. */
  gap?: number
}
/**
 * A slider.
 * @example
 * <Slider value={1} />
 * @throws Without a value.
 */
export declare function Slider(props: Single | Range): React.JSX.Element
export declare function Icon(props: {
  name: IconName
  level?: Level
  /**
   * Where it stands:
   *
   * - first
   * - last
   *
   * | a | b |
   * | - | - |
   * | 1 | 2 |
   * @example
   * <Icon side="first" />
   */
  side?: string
}): React.JSX.Element
/** @param options How. */
export declare function useOpen({ delay }?: {
  /** In milliseconds. */
  delay?: number
}): void
/** Formats a date. */
export declare function useFormat(date: Date): string
/** Formats a number. */
export declare function useFormat(value: number): string
`,
})
beforeAll(() => site.result())
afterAll(() => site.remove())

const page = (path: string) =>
  find(/<article[\s\S]*<\/article>/.exec(site.read(`export/${path}/index.html`))![0], 'article')[0]
const markdown = (path: string) => site.read(`export/${path}.md`)
const json = (path: string) => JSON.parse(site.read(`export/${path}.json`)) as Record<string, unknown>

test('a page says which props come with which, and each prop what it is there', () => {
  const slider = page('api/slider')
  const forms = find(slider, 'li').map(textOf)
  expect(forms).toContain("With mode: 'range': value (required), gap")
  expect(linksOf(slider)).toContain('#slider-prop-gap gap')
  const value = textOf(byId(slider, 'slider-prop-value'))
  expect(value).toContain("With mode?: 'single': number The value of the thumb.")
  expect(value).toContain("With mode: 'range': [number, number] Both values.")
  expect(value.match(/The value of the thumb/g)).toHaveLength(1)
  expect(markdown('api/slider')).toContain("- **gap** (`number`): Between them.\n  - With `mode: 'range'`\n")
  expect(json('api/slider')['props']).toContainEqual({
    name: 'gap',
    type: 'number',
    required: false,
    description: 'Between them.',
    variants: [{ when: ["mode: 'range'"], type: 'number', required: false, description: 'Between them.' }],
  })
})

test('examples and errors are sections of an export, and lines of a prop', () => {
  const slider = page('api/slider')
  expect(find(slider, 'h2').map(textOf)).toEqual(['Import', 'Props', 'Examples', 'Errors'])
  expect(find(slider, 'pre').map(textOf)).toContainEqual(expect.stringContaining('<Slider value={1} />'))
  expect(markdown('api/slider')).toContain('## Errors {#throws}\n\nWithout a value.')
  expect(markdown('api/slider')).toContain('## Examples\n\n```tsx\n<Slider value={1} />\n```')
  expect(json('api/slider')).toMatchObject({
    examples: ['```tsx\n<Slider value={1} />\n```'],
    throws: ['Without a value.'],
  })
  const side = byId(page('api/icon'), 'icon-prop-side')
  expect(find(side, 'pre').map(textOf)).toEqual(['<Icon side="first" />'])
  expect(find(side, 'td').map(textOf)).toEqual(expect.arrayContaining(['a', 'b', '1', '2']))
  expect(markdown('api/icon')).toContain('  - first\n  - last\n')
  expect(markdown('api/icon')).toContain('  ```tsx\n  <Icon side="first" />\n  ```')
})

test('literals are listed to the last one, folded where they are many', () => {
  const name = byId(page('api/icon'), 'icon-prop-name')
  expect(linksOf(name)).toContain('/api/types/#api-IconName IconName')
  const type = byId(page('api/types'), 'api-IconName')
  expect(textOf(find(type, 'summary')[0])).not.toContain('icon-347')
  expect(textOf(find(name, 'details')[0])).toContain("'icon-347'")
  expect(textOf(type)).toContain("'icon-347'")
  for (const path of ['api/icon', 'api/types']) expect(markdown(path)).toContain("'icon-347'`")
  expect(json('api/types')['types']).toContainEqual(expect.objectContaining({ name: 'IconName', type: icons }))
})

test('an enum has its members with values and comments', () => {
  expect(textOf(byId(page('api/icon'), 'icon-prop-level'))).toContain('Level.Low | Level.High')
  const level = textOf(byId(page('api/types'), 'api-Level'))
  expect(level).toContain('Level.Low = 1: Not much.')
  expect(level).toContain('Level.High = 2: Deprecated. Use Low.')
  expect(markdown('api/types')).toContain('  - `Level.Low` = `1`: Not much.\n')
})

test('members of parameters, and what each overload is for', () => {
  expect(textOf(byId(page('api/use-open'), 'use-open-prop-options-delay'))).toContain('In milliseconds.')
  expect(markdown('api/use-open')).toContain(
    '- **options.delay** {#use-open-prop-options-delay} (`number`): In milliseconds.',
  )
  expect(json('api/use-open')['parameters']).toMatchObject([[{ name: 'options', members: [{ name: 'delay' }] }]])
  expect(textOf(page('api/use-format'))).toContain('Formats a number.')
  expect(markdown('api/use-format')).toContain('Formats a number.')
  expect(json('api/use-format')['overloads']).toEqual(['', 'Formats a number.'])
})
