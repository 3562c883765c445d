/** `docs-build rename`: moves a page to another address, with its files, and leaves a redirect. */
import { defineCommand } from '../core/feature-command.js'
import { toUrlPath } from '../core/paths.js'
import { counted } from '../text.js'
import { renamePlan } from './rename-plan.js'
import { replaceFiles } from './replace-files.js'

export const renameCommand = defineCommand({
  name: 'rename',
  description: 'Moves a page to another address with its files, rewrites links to it and leaves a redirect.',
  arguments: [
    { name: 'from', description: 'the pathname of the page; pages below it move with it' },
    { name: 'to', description: 'its new pathname' },
  ],
  flags: { dryRun: { description: 'show what would change, and write nothing' } },
  async run({ ask, arguments: { from, to }, flags, print, result }) {
    const { files, pages } = await renamePlan(ask, { from: String(from), to: String(to) })
    const isDry = flags.dryRun === true
    if (!isDry) replaceFiles(files, (path) => ask.context.fs.absolute(path))
    result({ written: !isDry, pages, files: files.map(({ text: _text, ...one }) => one) })
    for (const page of pages) print(`${toUrlPath(page.from)} → ${toUrlPath(page.to)}`)
    print(`${isDry ? 'Would be written' : 'Written'}: ${counted(files.length, 'file')}.`)
    for (const { path, from: old, edits } of files)
      print(`  ${old === undefined ? path : `${old} → ${path}`}${edits > 0 ? ` (${counted(edits, 'change')})` : ''}`)
    print(isDry ? 'Nothing was written.' : 'Next: docs-build, and git diff.')
    return 0
  },
})
