/** What the API reference says of a site and of the packages that it documents. */
import type { Diagnostic, FilePath, JsonProblem } from '../../feature.js'
import { counted, didYouMean, error, type Place, warning } from '../../feature-unstable.js'
import type { ApiProblem } from './model.js'

type Near = string | undefined

export const apiMessages = {
  /** @param unusable the version of one that is installed but has no API */
  noTypeScript: (unusable: string | undefined) =>
    unusable === undefined
      ? error('api/typescript-missing')`
          The API reference is read with TypeScript, which is not installed.
          Run "npm install --save-dev typescript@6".`
      : error('api/typescript-missing')`
          The API reference is read with TypeScript, of which only version ${unusable} is installed. \
          That has no API for other programs.
          Run "npm install --save-dev @typescript/typescript6", which is version 6 beside yours.`,
  otherProject: (name: string) => error('api/plug-n-play')`
    "${name}" and the site belong to different projects of Yarn's Plug'n'Play.
    Make the folder of the site a workspace of the library's project: { "workspaces": ["docs"] }.
    Or set "nodeLinker: node-modules" in .yarnrc.yml.`,

  problem(name: string, { kind, name: member, detail }: ApiProblem, place: Place): Diagnostic {
    const details = { ...place, ...(detail !== undefined && { notes: [detail] }) }
    switch (kind) {
      case 'not-installed':
        return warning('api/not-installed', place)`
          The package "${name}" is not installed.
          Run "npm install --save-dev ${name}", or remove it from "features.api.packages".`
      case 'no-entry':
        return error('api/no-entry', place)`
          There is no file "${String(detail)}", from which the reference of "${name}" is read.
          Correct "entry" in "features.api.packages".`
      case 'no-declarations':
        return warning('api/no-declarations', place)`
          The package "${name}" has no type declarations.
          Its reference is read from them. \
          Look for a package "@types/${name.replace(/^@/, '').replace('/', '__')}".`
      case 'no-react-types':
        return warning('api/no-declarations', place)`
          The package "${name}" imports React, whose type declarations are not installed.
          Its components are recognised by them. Run "npm install --save-dev @types/react".`
      case 'syntax':
        return warning('api/syntax', details)`The declarations of "${name}" do not compile.`
      case 'thrown':
        return warning('api/unreadable', details)`"${String(member)}" of "${name}" could not be read.`
    }
  },

  unknownGroup: (pathname: string, near: Near, place: Place) => error('api/navigation', place)`
    The navigation has no entry ${pathname} for the pages of the reference.
    ${didYouMean(near, 'Write the pathname of a group of the navigation.')}`,
  missing: (name: string, owner: string, near: Near, place: Place) => error('api/missing', place)`
    The package "${owner}" does not export "${name}".
    ${didYouMean(near)}`,
  /** @param list where it belongs, if anywhere */
  wrongKind: (name: string, kind: string, found: string, list: string | undefined, place: Place) => {
    const remove = `Remove it from "${kind}s"; without a page, it is described on the index of the package.`
    return warning('api/wrong-kind', place)`
      "${name}" is listed in "${kind}s", but TypeScript sees that it is of another kind: ${found}.
      ${list ? `Move it from "${kind}s" to "${list}".` : remove}`
  },
  sameAddress: (names: readonly string[], pathname: string, place: Place) => warning('api/same-address', place)`
    ${names.map((name) => `"${name}"`).join(' and ')} would share the address ${pathname}; only the first has a page.`,
  withoutPage: (owner: string, names: readonly string[], file: FilePath) =>
    warning('api/no-page', { file, notes: [names.join(', ')] })`
      ${counted(names.length, 'component or hook', 'components and hooks')} of "${owner}" \
      ${names.length === 1 ? 'has' : 'have'} no page.
      List them in "components" and "hooks", or in "unlisted".`,
  /** @param members by export */
  undescribed: (owner: string, members: Readonly<Record<string, readonly string[]>>, file: FilePath) => {
    const { length } = Object.values(members).flat()
    const notes = Object.entries(members).map(([name, list]) => `${name}: ${list.join(', ')}`)
    return warning('api/no-description', { file, notes })`
      ${counted(length, 'prop or member', 'props and members')} of "${owner}" \
      ${length === 1 ? 'has' : 'have'} no description.`
  },
  withoutDemo: (owner: string, names: readonly string[], file: FilePath) =>
    warning('api/no-demo', { file, notes: [names.join(', ')] })`
      No demo uses ${counted(names.length, 'component')} of "${owner}".`,
  deprecatedInDemo: (name: string, prop: string, reason: string, file: FilePath) =>
    warning('api/deprecated-prop', { file })`
      The demo uses the deprecated prop "${prop}" of "${name}".
      ${reason}`,
  unknownInFrontMatter: (name: string, near: Near, place: Place) => warning('api/unknown-name', place)`
    The front matter names "${name}", which no documented package exports.
    ${didYouMean(near)}`,
  unknownReference: (written: string, near: Near, place: Place) => error('api/unknown-reference', place)`
    There is no ${written.replace(/^api:/, 'export:').replace(':', ' "')}" in the API reference.
    ${didYouMean(near && `${written.slice(0, written.indexOf(':'))}:${near}`)}`,
  unknownInBlock: (name: string, near: Near, place: Place) => error('api/unknown-in-block', place)`
    The API reference has no "${name}".
    ${didYouMean(near)}`,
  unknownOption: (block: string, key: string, known: readonly string[], place: Place) =>
    error('api/block-option', place)`
      "${block}" has no option "${key}".
      Its options: ${known.join(', ')}.`,
  optionMissing: (block: string, key: string, place: Place) => error('api/block-option', place)`
    "${block}" needs the option "${key}": the name of an export.`,
  unknownTranslation: (key: string, near: Near, place: Place) => warning('api/unknown-translation', place)`
    The translation "${key}" belongs to nothing in the API reference.
    ${didYouMean(near)}`,
  unknownGuide: (pathname: string, near: Near, place: Place) => error('api/guide', place)`
    "guides" names ${pathname}, where there is no page.
    ${didYouMean(near, 'Write the pathname of a page that says how to upgrade.')}`,
  noSnapshots: (owner: string, dir: FilePath) => error('api/snapshot')`
    The folder ${dir} has no snapshot of ${owner}.
    Write one with "docs-build api-snapshot <package>", or remove "history".`,
  otherSnapshot: (file: FilePath, found: string, expected: string) => error('api/snapshot', { file })`
    The file is a snapshot of ${found}, not of ${expected}, as its folder and name say.
    \`docs-build api-snapshot\` writes it.`,
  snapshotOrder: (file: FilePath, after: string | undefined, before: string | undefined) =>
    error('api/snapshot', { file })`
      The snapshot continues ${after ?? 'no version'}, but ${before ?? 'no version'} is before it in the folder.
      \`docs-build api-snapshot\` writes all files of the folder anew, in their order.`,
  badSnapshot: (file: FilePath, { text, span }: JsonProblem) => error('api/snapshot', { file, span })`
    The file is not an API snapshot: ${text}.
    \`docs-build api-snapshot\` writes it.`,
  notAPackage: (given: string, why: string) => error('api/not-a-package')`
    "${given}" is not a package with type declarations: ${why}.
    Give a folder, a tarball (.tgz), or the name of an installed package.`,
}
