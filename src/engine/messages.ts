/** The engine's messages. They are here so that it does not depend on the site generator around it. */
import { errorAt } from './diagnostic.js'
import type { FilePath } from '../model.js'

export const messages = {
  outDirRefused: (dir: string, why: string) =>
    errorAt('output/refused', `${dir} cannot be used as the output folder: ${why}.`, {
      hint: 'Choose another with --out-dir.',
    }),
  outDirForeign: (dir: string, examples: string[]) =>
    errorAt('output/foreign', `${dir} contains files that this tool did not write: ${examples.join(', ')}.`, {
      hint: 'Move them, choose another folder with --out-dir, or keep them with --force.',
    }),
  outDirClash: (dir: string, examples: string[]) =>
    errorAt(
      'output/foreign',
      `${dir} contains files that this tool did not write, at paths that it needs: ${examples.join(', ')}.`,
      {
        hint: 'Move or delete them, or choose another folder with --out-dir.',
      },
    ),
  locked: (dir: string, pid: number) =>
    errorAt('output/locked', `Another build (process ${pid}) is writing to ${dir}.`, {
      hint: 'Wait for it, or build into another folder.',
    }),
  diskFull: (dir: string) =>
    errorAt('disk/full', `The disk is full; ${dir} was left unchanged.`, { hint: 'Free some space and build again.' }),
  noWrite: (dir: string, reason: string) =>
    errorAt('disk/permission', `Cannot write to ${dir}: ${reason}.`, {
      hint: 'Give the user who runs the build permission to write there.',
    }),
  noRead: (file: FilePath) =>
    errorAt('disk/permission', `No permission to read ${file || 'the root folder'}.`, {
      file,
      hint: 'Give the user who runs the build permission to read it.',
    }),
  notUtf8: (file: FilePath, offset: number) =>
    errorAt('file/encoding', `The file is not UTF-8: the byte at offset ${offset} is invalid.`, {
      file,
      hint: 'Save the file as UTF-8.',
    }),
  overTime: (label: string | undefined, seconds: number) =>
    errorAt('worker/time-limit', `${label ?? 'A task'} took more than ${seconds} s and was stopped.`, {
      hint: 'Split it into smaller pieces.',
    }),
  overMemory: (label: string | undefined, size: number, limit: number) =>
    errorAt(
      'worker/memory-limit',
      `${label ?? 'A task'}${size > 0 ? ` (${(size / 1e6).toFixed(1)} MB)` : ''} needs more than ${limit.toLocaleString('en')} MB of memory.`,
      {
        hint: 'Split it into smaller pieces.',
        ...(label && { file: label as FilePath }),
      },
    ),
  cycle: (ids: string[]) =>
    errorAt('engine/cycle', `These depend on each other: ${ids.join(' → ')}.`, {
      hint: 'Break the cycle: one of them must not depend on the next.',
    }),
}
