/** What the API reference says of a site and of the packages that it documents. */
import { type Diagnostic, errorAt, type FilePath, type JsonProblem, type Span, warningAt } from '../../feature.js'
import { counted } from '../../feature-unstable.js'
import type { ApiProblem } from './model.js'

interface Place {
  file: FilePath
  span?: Span
}

const suggestion = (near: string | undefined) => (near ? { hint: `Did you mean "${near}"?` } : {})

export const apiMessages = {
  /** @param unusable the version of one that is installed but has no API */
  noTypeScript: (unusable: string | undefined): Diagnostic =>
    unusable === undefined
      ? errorAt('api/typescript-missing', 'The API reference is read with TypeScript, which is not installed.', {
          hint: 'Run "npm install --save-dev typescript@6".',
        })
      : errorAt(
          'api/typescript-missing',
          `The API reference is read with TypeScript, of which only version ${unusable} is installed. That has no API for other programs.`,
          { hint: 'Run "npm install --save-dev @typescript/typescript6", which is version 6 beside yours.' },
        ),

  otherProject: (name: string): Diagnostic =>
    errorAt('api/plug-n-play', `"${name}" and the site belong to different projects of Yarn's Plug'n'Play.`, {
      hint: 'Make the folder of the site a workspace of the library\'s project: { "workspaces": ["docs"] }. Or set "nodeLinker: node-modules" in .yarnrc.yml.',
    }),

  problem(name: string, { kind, name: member, detail }: ApiProblem, place: Place): Diagnostic {
    const details = { ...place, ...(detail !== undefined && { notes: [detail] }) }
    switch (kind) {
      case 'not-installed':
        return warningAt('api/not-installed', `The package "${name}" is not installed.`, {
          ...place,
          hint: `Run "npm install --save-dev ${name}", or remove it from "features.api.packages".`,
        })
      case 'no-entry':
        return errorAt('api/no-entry', `There is no file "${detail}", from which the reference of "${name}" is read.`, {
          ...place,
          hint: 'Correct "entry" in "features.api.packages".',
        })
      case 'no-declarations':
        return warningAt('api/no-declarations', `The package "${name}" has no type declarations.`, {
          ...place,
          hint: `Its reference is read from them. Look for a package "@types/${name.replace(/^@/, '').replace('/', '__')}".`,
        })
      case 'no-react-types':
        return warningAt(
          'api/no-declarations',
          `The package "${name}" imports React, whose type declarations are not installed.`,
          { ...place, hint: 'Its components are recognised by them. Run "npm install --save-dev @types/react".' },
        )
      case 'syntax':
        return warningAt('api/syntax', `The declarations of "${name}" do not compile.`, details)
      case 'thrown':
        return warningAt('api/unreadable', `"${member}" of "${name}" could not be read.`, details)
    }
  },

  unknownGroup: (pathname: string, near: string | undefined, place: Place): Diagnostic =>
    errorAt('api/navigation', `The navigation has no entry ${pathname} for the pages of the reference.`, {
      ...place,
      hint: 'Write the pathname of a group of the navigation.',
      ...suggestion(near),
    }),

  missing: (name: string, owner: string, near: string | undefined, place: Place): Diagnostic =>
    errorAt('api/missing', `The package "${owner}" does not export "${name}".`, { ...place, ...suggestion(near) }),

  /** @param list where it belongs, if anywhere */
  wrongKind: (name: string, kind: string, found: string, list: string | undefined, place: Place): Diagnostic =>
    warningAt(
      'api/wrong-kind',
      `"${name}" is listed in "${kind}s", but TypeScript sees that it is of another kind: ${found}.`,
      {
        ...place,
        hint: list
          ? `Move it from "${kind}s" to "${list}".`
          : `Remove it from "${kind}s"; without a page, it is described on the index of the package.`,
      },
    ),

  sameAddress: (names: readonly string[], pathname: string, place: Place): Diagnostic =>
    warningAt(
      'api/same-address',
      `${names.map((name) => `"${name}"`).join(' and ')} would share the address ${pathname}; only the first has a page.`,
      place,
    ),

  withoutPage: (owner: string, names: readonly string[], file: FilePath): Diagnostic =>
    warningAt(
      'api/no-page',
      `${counted(names.length, 'component or hook', 'components and hooks')} of "${owner}" ${names.length === 1 ? 'has' : 'have'} no page.`,
      { file, notes: [names.join(', ')], hint: 'List them in "components" and "hooks", or in "unlisted".' },
    ),

  /** @param members by export */
  undescribed: (owner: string, members: Readonly<Record<string, readonly string[]>>, file: FilePath): Diagnostic => {
    const { length } = Object.values(members).flat()
    return warningAt(
      'api/no-description',
      `${counted(length, 'prop or member', 'props and members')} of "${owner}" ${length === 1 ? 'has' : 'have'} no description.`,
      { file, notes: Object.entries(members).map(([name, list]) => `${name}: ${list.join(', ')}`) },
    )
  },

  withoutDemo: (owner: string, names: readonly string[], file: FilePath): Diagnostic =>
    warningAt('api/no-demo', `No demo uses ${counted(names.length, 'component')} of "${owner}".`, {
      file,
      notes: [names.join(', ')],
    }),

  deprecatedInDemo: (name: string, prop: string, reason: string, file: FilePath): Diagnostic =>
    warningAt('api/deprecated-prop', `The demo uses the deprecated prop "${prop}" of "${name}".`, {
      file,
      ...(reason && { hint: reason }),
    }),

  unknownInFrontMatter: (name: string, near: string | undefined, place: Place): Diagnostic =>
    warningAt('api/unknown-name', `The front matter names "${name}", which no documented package exports.`, {
      ...place,
      ...suggestion(near),
    }),

  unknownReference: (written: string, near: string | undefined, place: Place): Diagnostic =>
    errorAt(
      'api/unknown-reference',
      `There is no ${written.replace(/^api:/, 'export:').replace(':', ' "')}" in the API reference.`,
      { ...place, ...suggestion(near && `${written.slice(0, written.indexOf(':'))}:${near}`) },
    ),

  unknownInBlock: (name: string, near: string | undefined, { file, span }: Place): Diagnostic =>
    errorAt('api/unknown-in-block', `The API reference has no "${name}".`, { file, span, ...suggestion(near) }),

  unknownOption: (block: string, key: string, known: readonly string[], { file, span }: Place): Diagnostic =>
    errorAt('api/block-option', `"${block}" has no option "${key}".`, {
      file,
      span,
      hint: `Its options: ${known.join(', ')}.`,
    }),

  optionMissing: (block: string, key: string, { file, span }: Place): Diagnostic =>
    errorAt('api/block-option', `"${block}" needs the option "${key}": the name of an export.`, { file, span }),

  unknownTranslation: (key: string, near: string | undefined, place: Place): Diagnostic =>
    warningAt('api/unknown-translation', `The translation "${key}" belongs to nothing in the API reference.`, {
      ...place,
      ...suggestion(near),
    }),

  noSnapshot: (path: string): Diagnostic =>
    errorAt('api/snapshot', `There is no API snapshot ${path}.`, {
      hint: 'Write it with "docs-build api-snapshot <package> > file", or remove "previous".',
    }),

  badSnapshot: (file: FilePath, { text, span }: JsonProblem): Diagnostic =>
    errorAt('api/snapshot', `The file is not an API snapshot: ${text}.`, {
      file,
      span,
      hint: '`docs-build api-snapshot` writes it.',
    }),

  notAPackage: (given: string, why: string): Diagnostic =>
    errorAt('api/not-a-package', `"${given}" is not a package with type declarations: ${why}.`, {
      hint: 'Give a folder, a tarball (.tgz), or the name of an installed package.',
    }),
}
