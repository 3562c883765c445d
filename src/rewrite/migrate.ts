/**
 * `docs-build migrate`: rewrites a tree that a preset reads to Markdown of this generator, in one change that git can
 * show and undo. Without `--write` it says what it would do.
 */
import { preset } from '../core/content/preset-tree.js'
import { defineCommand } from '../core/feature-command.js'
import { Failure } from '../engine/diagnostic.js'
import { changesIn } from '../engine/git.js'
import { messages } from '../messages.js'
import { counted } from '../text.js'
import { migrationPlan, type PlannedFile } from './migration-plan.js'
import { replaceFiles } from './replace-files.js'

/** More places than these are counted. */
const shown = 10

export const migrateCommand = defineCommand({
  name: 'migrate',
  description: 'Rewrites pages for another generator to Markdown of this one; shows what would change.',
  flags: {
    write: { description: 'write the files' },
    force: { description: 'write even if the git work tree has changes, or there is none' },
  },
  async run({ ask, root, flags, print, result }) {
    const found = await preset(ask)
    if (!found) throw new Failure(messages.migrateNoPreset(), 2)
    if (found.isNeeded) throw new Failure(messages.migrateNeeded(found.title, found.isNeeded), 2)
    if (flags.write && !flags.force) {
      const changes = await changesIn(root)
      if (changes === undefined) throw new Failure(messages.migrateDirty('the folder is in no git work tree.'), 2)
      if (changes > 0)
        throw new Failure(messages.migrateDirty(`the git work tree has changes in ${counted(changes, 'file')}.`), 2)
    }
    const { files, left, toConfigure } = await migrationPlan(ask)
    if (flags.write) replaceFiles(files, (path) => ask.context.fs.absolute(path))
    result({
      written: flags.write === true,
      files: files.map(({ text: _text, ...one }) => one),
      left,
      toConfigure,
    })
    print(`${flags.write ? 'Written' : 'Would be written'}: ${counted(files.length, 'file')}.`)
    for (const one of files) print(`  ${lineOf(one)}`)
    if (toConfigure.length > 0) print(['Write into the configuration:', ...toConfigure].join('\n  '))
    if (left.length > 0) print('Left to do by hand:')
    for (const { text, places } of left) {
      print(`  ${places.length} × ${text}`)
      for (const place of places.slice(0, shown)) print(`      ${place}`)
      if (places.length > shown) print(`      and ${places.length - shown} more (--json has all)`)
    }
    print(
      flags.write ? 'Next: docs-build, and git diff.' : 'Nothing was written. To write it: docs-build migrate --write',
    )
    return 0
  },
})

function lineOf({ path, from, isNew }: PlannedFile): string {
  if (from !== undefined) return `${from} → ${path}`
  return isNew ? `${path} (new)` : path
}
