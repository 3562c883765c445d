/** What `pack-docs` says of a package. */
import { didYouMean, error } from '../../feature-unstable.js'

export const agentsMessages = {
  noManifest: (folder: string) => error('package/no-manifest')`
    "${folder}" is in no package: no folder above it has a package.json.
    Name a folder in the package of the library, such as ../ui/docs.`,
  folderInUse: (folder: string) => error('package/folder-in-use')`
    "${folder}" has files that \`docs-build pack-docs\` has not written.
    Name a folder that is empty or does not exist, such as ../ui/docs.`,
  notDocumented: (name: string, known: readonly string[], near: string | undefined) => error('package/not-documented')`
    This site does not document "${name}".
    ${didYouMean(near, known.length === 0 ? 'It documents no package.' : `It documents ${known.join(', ')}.`)}`,
}
