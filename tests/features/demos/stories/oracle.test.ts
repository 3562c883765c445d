/**
 * Stories beside what Storybook's `composeStories` draws: the same HTML. `STORY_TREES` names folders of other libraries
 * with stories, each with its packages installed: `name=folder`, with a comma between two.
 *
 * @module-tag long
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { compareStories } from '../../../support/compare-stories.js'
import { packageRoot } from '../../../support/files.js'
import { oracleFiles } from './story-files.js'

const timeout = 600_000

/** With Storybook, which is too large to be installed with everything else. */
function installed(): string {
  const root = join(packageRoot, 'bench/.work/storybook')
  if (!existsSync(join(root, 'node_modules/@storybook/react'))) {
    mkdirSync(root, { recursive: true })
    writeFileSync(join(root, 'package.json'), '{ "private": true }\n')
    const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--silent']
    const packages = ['@storybook/react@9.1.21', 'storybook@9.1.21', 'react@19', 'react-dom@19']
    execFileSync('npm', ['install', ...flags, ...packages], { cwd: root, stdio: 'inherit' })
  }
  return root
}

test('every kind of story has the HTML that Storybook gives it', { timeout }, async () => {
  const root = join(installed(), 'stories')
  for (const [file, text] of Object.entries(oracleFiles)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  const { same, thrown, different } = await compareStories(root)
  expect(different).toEqual([])
  expect(thrown).toEqual([])
  expect(same.length).toBeGreaterThan(10)
})

const trees = (process.env['STORY_TREES'] ?? '').split(',').filter((one) => one !== '')

test.skipIf(trees.length === 0).each(trees)('%s', { timeout }, async (tree) => {
  const { different, same } = await compareStories(tree.slice(tree.indexOf('=') + 1))
  expect(different).toEqual([])
  expect(same.length).toBeGreaterThan(0)
})
