/** The engine's messages. They are here so that it does not depend on the site generator around it. */
import type { FilePath } from '../model.js'
import { error } from './message.js'

export const messages = {
  outDirRefused: (dir: string, why: string) => error('output/refused')`
    ${dir} cannot be used as the output folder: ${why}.
    Choose another with --out-dir.`,
  outDirForeign: (dir: string, examples: string[]) => error('output/foreign')`
    ${dir} contains files that this tool did not write: ${examples.join(', ')}.
    Move them, choose another folder with --out-dir, or keep them with --force.`,
  outDirClash: (dir: string, examples: string[]) => error('output/foreign')`
    ${dir} contains files that this tool did not write, at paths that it needs: ${examples.join(', ')}.
    Move or delete them, or choose another folder with --out-dir.`,
  locked: (dir: string, pid: number) => error('output/locked')`
    Another build (process ${pid}) is writing to ${dir}.
    Wait for it, or build into another folder.`,
  diskFull: (dir: string) => error('disk/full')`
    The disk is full; ${dir} was left unchanged.
    Free some space and build again.`,
  noWrite: (dir: string, reason: string) => error('disk/permission')`
    Cannot write to ${dir}: ${reason}.
    Give the user who runs the build permission to write there.`,
  noRead: (file: FilePath) => error('disk/permission', { file })`
    No permission to read ${file || 'the root folder'}.
    Give the user who runs the build permission to read it.`,
  notUtf8: (file: FilePath, offset: number) => error('file/encoding', { file })`
    The file is not UTF-8: the byte at offset ${offset} is invalid.
    Save the file as UTF-8.`,
  overTime: (label: string | undefined, seconds: number) => error('worker/time-limit')`
    ${label ?? 'A task'} took more than ${seconds} s and was stopped.
    Split it into smaller pieces.`,
  overMemory: (label: string | undefined, size: number, limit: number) => {
    const task = `${label ?? 'A task'}${size > 0 ? ` (${(size / 1e6).toFixed(1)} MB)` : ''}`
    return error('worker/memory-limit', label ? { file: label as FilePath } : {})`
      ${task} needs more than ${limit.toLocaleString('en')} MB of memory.
      Split it into smaller pieces.`
  },
  cycle: (ids: string[]) => error('engine/cycle')`
    These depend on each other: ${ids.join(' → ')}.
    Break the cycle: one of them must not depend on the next.`,
}
