/** The folder `public`, copied byte for byte; its `_redirects` goes into the one that is made (redirects.ts). */
import { posix } from 'node:path'
import { Failure } from '../engine/diagnostic.js'
import type { Ask } from '../engine/graph.js'
import { fileBytes, folder, leavesFolder } from '../engine/inputs.js'
import { defineFeature } from '../spine/feature.js'
import { messages } from '../messages.js'
import type { FilePath, OutputPath } from '../model.js'
import { defineOutputs } from '../spine/output-family.js'
import { config } from '../spine/config.js'

async function walk(ask: Ask, root: FilePath, dir: FilePath): Promise<FilePath[]> {
  const found: FilePath[] = []
  for (const { name, kind } of (await ask(folder, dir)) ?? []) {
    const path = posix.join(dir, name) as FilePath
    if (name === '.DS_Store') continue
    if (kind === 'other') ask.report(messages.notAFile(path))
    else if (await ask(leavesFolder, { path, root })) ask.report(messages.linkLeavesRoot(path))
    else if (kind === 'folder') found.push(...(await walk(ask, root, path)))
    else if (kind === 'file') found.push(path)
  }
  return found
}

/** By path within the folder. */
const files = defineOutputs<OutputPath>({
  name: 'public-files',
  async keys(ask) {
    const { public: dir } = await ask(config, null)
    const root = posix.normalize(dir) as FilePath
    const paths = (await walk(ask, root, root)).map((path) => posix.relative(root, path) as OutputPath)
    return paths.filter((path) => path !== '_redirects')
  },
  path: async (_ask, path) => path,
  async make(ask, path) {
    const { public: dir } = await ask(config, null)
    const bytes = await ask(fileBytes, posix.join(dir, path) as FilePath)
    if (!bytes) throw new Failure({ code: 'file/missing', severity: 'error', text: `The file ${path} is gone.` })
    return bytes
  },
})

export const publicFiles = defineFeature({ name: 'public-files', outputs: [files] })
