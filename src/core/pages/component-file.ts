/**
 * Which file a block `{{"component": "Card"}}` means: one in a folder `components` of a content root, or one that
 * `components` of the configuration says. Apart from the feature that renders them, since demos make islands of some.
 */
import { posix } from 'node:path'
import { targetsOf } from '../../bundle/tsconfig.js'
import { resolveFile } from '../../bundle/resolve-file.js'
import type { Ask } from '../../engine/question.js'
import type { FilePath } from '../../model.js'
import { config } from '../config/config.js'
import { componentFolders } from '../content/mdx-components.js'

export interface ComponentFile {
  file: FilePath
  /** It is one of `components` in the configuration, which get the provider of demos. */
  isMapped?: true
}

/** @returns undefined if there is no such component */
export async function componentFile(ask: Ask, name: string): Promise<ComponentFile | undefined> {
  for (const dir of await componentFolders(ask)) {
    const path = posix.join(dir, name)
    if (!path.startsWith(`${dir}/`)) continue
    const file = await resolveFile(ask, path)
    if (file && isScript(file)) return { file }
  }
  const { components: mapped } = await ask(config)
  const patterns = Object.entries(mapped).map(([pattern, target]) => ({ pattern, targets: [target] }))
  for (const path of targetsOf(name, patterns)) {
    const file = await resolveFile(ask, posix.normalize(path))
    if (file && isScript(file)) return { file, isMapped: true }
  }
  return undefined
}

const isScript = (file: FilePath) => /\.[jt]sx?$/.test(file)
