/** What `pack-docs` says of a package, and what is wrong with a skill. */
import type { FilePath, Span } from '../../feature.js'
import { didYouMean, error, warning } from '../../feature-unstable.js'

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
  skillHead: (file: FilePath, span: Span, problem: string, near?: string) => error('skill/front-matter', {
    file,
    span,
  })`
    ${problem}
    ${didYouMean(near, 'A skill begins with “name”, that of its folder, and “description”, when to use it.')}`,
  skillTable: (file: FilePath, span: Span, problem: string, near?: string) => error('skill/table', { file, span })`
    ${problem}
    ${didYouMean(near, 'Tables are {{"docs": "packages"}}, "lists", "pages" and "tools".')}`,
  skillLink: (file: FilePath, span: Span, href: string) => warning('skill/link', { file, span })`
    There is no page ${href}.
    Name the pathname of a page, such as /guide/start/.`,
}
