/** What the API reference says of a site and of the packages that it documents. */
import type { Diagnostic, FilePath, JsonProblem, Span } from '../../feature.js'
import { counted } from '../../feature-unstable.js'
import type { ApiProblem } from './model.js'

interface Place {
  file: FilePath
  span?: Span
}

export const apiMessages = {
  /** @param unusable the version of one that is installed but has no API */
  noTypeScript: (unusable: string | undefined): Diagnostic => ({
    code: 'api/typescript-missing',
    severity: 'error',
    text:
      unusable === undefined
        ? 'The API reference is read with TypeScript, which is not installed.'
        : `The API reference is read with TypeScript, of which only version ${unusable} is installed. That has no API for other programs.`,
    hint:
      unusable === undefined
        ? 'Run "npm install --save-dev typescript@6".'
        : 'Run "npm install --save-dev @typescript/typescript6", which is version 6 beside yours.',
  }),

  otherProject: (name: string): Diagnostic => ({
    code: 'api/plug-n-play',
    severity: 'error',
    text: `"${name}" and the site belong to different projects of Yarn's Plug'n'Play.`,
    hint: 'Make the folder of the site a workspace of the library\'s project: { "workspaces": ["docs"] }. Or set "nodeLinker: node-modules" in .yarnrc.yml.',
  }),

  problem(name: string, { kind, name: member, detail }: ApiProblem, place: Place): Diagnostic {
    const notes = detail === undefined ? {} : { notes: [detail] }
    switch (kind) {
      case 'not-installed':
        return {
          code: 'api/not-installed',
          severity: 'warning',
          text: `The package "${name}" is not installed.`,
          hint: `Run "npm install --save-dev ${name}", or remove it from "features.api.packages".`,
          ...place,
        }
      case 'no-entry':
        return {
          code: 'api/no-entry',
          severity: 'error',
          text: `There is no file "${detail}", from which the reference of "${name}" is read.`,
          hint: 'Correct "entry" in "features.api.packages".',
          ...place,
        }
      case 'no-declarations':
        return {
          code: 'api/no-declarations',
          severity: 'warning',
          text: `The package "${name}" has no type declarations.`,
          hint: `Its reference is read from them. Look for a package "@types/${name.replace(/^@/, '').replace('/', '__')}".`,
          ...place,
        }
      case 'no-react-types':
        return {
          code: 'api/no-declarations',
          severity: 'warning',
          text: `The package "${name}" imports React, whose type declarations are not installed.`,
          hint: 'Its components are recognised by them. Run "npm install --save-dev @types/react".',
          ...place,
        }
      case 'syntax':
        return {
          code: 'api/syntax',
          severity: 'warning',
          text: `The declarations of "${name}" do not compile.`,
          ...notes,
          ...place,
        }
      case 'thrown':
        return {
          code: 'api/unreadable',
          severity: 'warning',
          text: `"${member}" of "${name}" could not be read.`,
          ...notes,
          ...place,
        }
    }
  },

  unknownGroup: (pathname: string, near: string | undefined, place: Place): Diagnostic => ({
    code: 'api/navigation',
    severity: 'error',
    text: `The navigation has no entry ${pathname} for the pages of the reference.`,
    hint: near ? `Did you mean "${near}"?` : 'Write the pathname of a group of the navigation.',
    ...place,
  }),

  missing: (name: string, owner: string, near: string | undefined, place: Place): Diagnostic => ({
    code: 'api/missing',
    severity: 'error',
    text: `The package "${owner}" does not export "${name}".`,
    ...(near && { hint: `Did you mean "${near}"?` }),
    ...place,
  }),

  /** @param list where it belongs, if anywhere */
  wrongKind: (name: string, kind: string, found: string, list: string | undefined, place: Place): Diagnostic => ({
    code: 'api/wrong-kind',
    severity: 'warning',
    text: `"${name}" is listed in "${kind}s", but TypeScript sees that it is of another kind: ${found}.`,
    hint: list
      ? `Move it from "${kind}s" to "${list}".`
      : `Remove it from "${kind}s"; without a page, it is described on the index of the package.`,
    ...place,
  }),

  sameAddress: (names: readonly string[], pathname: string, place: Place): Diagnostic => ({
    code: 'api/same-address',
    severity: 'warning',
    text: `${names.map((name) => `"${name}"`).join(' and ')} would share the address ${pathname}; only the first has a page.`,
    ...place,
  }),

  withoutPage: (owner: string, names: readonly string[], file: FilePath): Diagnostic => ({
    code: 'api/no-page',
    severity: 'warning',
    text: `${counted(names.length, 'component or hook', 'components and hooks')} of "${owner}" ${names.length === 1 ? 'has' : 'have'} no page.`,
    notes: [names.join(', ')],
    hint: 'List them in "components" and "hooks", or in "unlisted".',
    file,
  }),

  /** @param members by export */
  undescribed: (owner: string, members: Readonly<Record<string, readonly string[]>>, file: FilePath): Diagnostic => {
    const all = Object.values(members).flat()
    return {
      code: 'api/no-description',
      severity: 'warning',
      text: `${counted(all.length, 'prop or member', 'props and members')} of "${owner}" ${all.length === 1 ? 'has' : 'have'} no description.`,
      notes: Object.entries(members).map(([name, list]) => `${name}: ${list.join(', ')}`),
      file,
    }
  },

  withoutDemo: (owner: string, names: readonly string[], file: FilePath): Diagnostic => ({
    code: 'api/no-demo',
    severity: 'warning',
    text: `No demo uses ${counted(names.length, 'component')} of "${owner}".`,
    notes: [names.join(', ')],
    file,
  }),

  deprecatedInDemo: (name: string, prop: string, reason: string, file: FilePath): Diagnostic => ({
    code: 'api/deprecated-prop',
    severity: 'warning',
    text: `The demo uses the deprecated prop "${prop}" of "${name}".`,
    ...(reason && { hint: reason }),
    file,
  }),

  unknownInFrontMatter: (name: string, near: string | undefined, place: Place): Diagnostic => ({
    code: 'api/unknown-name',
    severity: 'warning',
    text: `The front matter names "${name}", which no documented package exports.`,
    ...(near && { hint: `Did you mean "${near}"?` }),
    ...place,
  }),

  unknownReference: (written: string, near: string | undefined, place: Place): Diagnostic => ({
    code: 'api/unknown-reference',
    severity: 'error',
    text: `There is no ${written.replace(/^api:/, 'export:').replace(':', ' "')}" in the API reference.`,
    ...(near && { hint: `Did you mean "${written.slice(0, written.indexOf(':'))}:${near}"?` }),
    ...place,
  }),

  unknownInBlock: (name: string, near: string | undefined, { file, span }: Place): Diagnostic => ({
    code: 'api/unknown-in-block',
    severity: 'error',
    text: `The API reference has no "${name}".`,
    ...(near && { hint: `Did you mean "${near}"?` }),
    file,
    ...(span && { span }),
  }),

  unknownOption: (block: string, key: string, known: readonly string[], { file, span }: Place): Diagnostic => ({
    code: 'api/block-option',
    severity: 'error',
    text: `"${block}" has no option "${key}".`,
    hint: `Its options: ${known.join(', ')}.`,
    file,
    ...(span && { span }),
  }),
  optionMissing: (block: string, key: string, { file, span }: Place): Diagnostic => ({
    code: 'api/block-option',
    severity: 'error',
    text: `"${block}" needs the option "${key}": the name of an export.`,
    file,
    ...(span && { span }),
  }),

  unknownTranslation: (key: string, near: string | undefined, place: Place): Diagnostic => ({
    code: 'api/unknown-translation',
    severity: 'warning',
    text: `The translation "${key}" belongs to nothing in the API reference.`,
    ...(near && { hint: `Did you mean "${near}"?` }),
    ...place,
  }),

  noSnapshot: (path: string): Diagnostic => ({
    code: 'api/snapshot',
    severity: 'error',
    text: `There is no API snapshot ${path}.`,
    hint: 'Write it with "docs-build api-snapshot <package> > file", or remove "previous".',
  }),

  badSnapshot: (file: FilePath, { text, span }: JsonProblem): Diagnostic => ({
    code: 'api/snapshot',
    severity: 'error',
    text: `The file is not an API snapshot: ${text}.`,
    file,
    span,
    hint: '`docs-build api-snapshot` writes it.',
  }),

  notAPackage: (given: string, why: string): Diagnostic => ({
    code: 'api/not-a-package',
    severity: 'error',
    text: `"${given}" is not a package with type declarations: ${why}.`,
    hint: 'Give a folder, a tarball (.tgz), or the name of an installed package.',
  }),
}
