/** What the writer and the disk have to say. Here, so that the engine needs nothing of the site generator around it. */
import type { Diagnostic } from '../model.js'

function error(code: string, text: string, more: Partial<Diagnostic> = {}): Diagnostic {
  return { code, severity: 'error', text, ...more }
}

const list = (items: Iterable<string>) => [...items].join(', ')

export const messages = {
  outDirRefused: (dir: string, why: string) =>
    error('output/refused', `${dir} can't be the output folder: ${why}.`, { hint: 'Choose another with --out-dir.' }),
  outDirForeign: (dir: string, examples: string[]) =>
    error('output/foreign', `${dir} holds files that this tool did not write: ${list(examples)}.`, {
      hint: 'Move them, choose another folder with --out-dir, or build beside them with --force.',
    }),
  outDirClash: (dir: string, examples: string[]) =>
    error(
      'output/foreign',
      `${dir} holds files that this tool did not write where it would write its own: ${list(examples)}.`,
      {
        hint: 'Move or delete them, or choose another folder with --out-dir.',
      },
    ),
  locked: (dir: string, pid: number) =>
    error('output/locked', `Another build (process ${pid}) is writing ${dir}.`, {
      hint: 'Wait for it, or build into another folder.',
    }),
  diskFull: (dir: string) =>
    error('disk/full', `The disk is full; ${dir} is as it was.`, { hint: 'Make room and build again.' }),
  noWrite: (dir: string, reason: string) =>
    error('disk/permission', `Can't write ${dir}: ${reason}.`, {
      hint: 'Give the user who runs the build the right to write there.',
    }),
}
