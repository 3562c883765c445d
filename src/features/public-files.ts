/**
 * Copies the folder `public` byte for byte, except for `_redirects` and `_headers`, which are merged with the generated
 * ones (redirects.ts, headers.ts).
 */
import { posix } from 'node:path'
import {
  errorAt,
  filesBelow,
  config,
  defineFeature,
  defineOutputs,
  Failure,
  fileBytes,
  type FilePath,
  type OutputPath,
} from '../feature.js'

/** The keys are paths relative to the folder. */
const files = defineOutputs<OutputPath>({
  name: 'public-files',
  async keys(ask) {
    const { public: dir } = await ask(config)
    const root = dir as FilePath
    const paths = (await filesBelow(ask, root)).map((path) => posix.relative(root, path) as OutputPath)
    return paths.filter((path) => path !== '_redirects' && path !== '_headers')
  },
  path: async (_ask, path) => path,
  async make(ask, path) {
    const { public: dir } = await ask(config)
    const bytes = await ask(fileBytes, posix.join(dir, path) as FilePath)
    if (!bytes) throw new Failure(errorAt('file/missing', `The file ${path} no longer exists.`))
    return bytes
  },
})

export const publicFiles = defineFeature({ name: 'public-files', outputs: [files] })
