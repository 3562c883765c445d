/** What the demos and their checks can say, one function each, with its code. */
import {
  diagnosticAt,
  errorAt,
  type FilePath,
  type JsonProblem,
  type Severity,
  type Span,
  warningAt,
} from '../../feature.js'
import { type MissingImport, packageName } from '../../feature-unstable.js'

const shownOn = (page: string) => `Shown on ${page}.`
const fix = 'Fix it, or set "ssr": false and a "height" for a demo that needs a browser.'

const placeHints = {
  zone: 'Give dates a zone: `timeZone: "UTC"` where they are formatted, `Date.UTC(2025, 5, 1)` or "2025-06-01T00:00Z" where they are made, the zone of a component. A demo about the reader\'s own zone reads it in an effect.',
  locale:
    'Name the locale: `toLocaleString("en-US")`, `new Intl.NumberFormat("en-US")`. A demo about the reader\'s own language reads it in an effect.',
}

const browserCodes = {
  error: 'demo/browser',
  mismatch: 'demo/mismatch',
  zone: 'demo/zone',
  axe: 'demo/axe',
  slow: 'demo/slow',
  test: 'demo/test',
}

export const demoMessages = {
  missing: (name: string, near: string | undefined, file: FilePath, span: Span) =>
    errorAt('demo/missing', `There is no demo "${name}" next to this page.`, {
      file,
      span,
      hint: near ? `Did you mean "${near}"?` : 'A demo is a .tsx file next to the page, or a folder of variants.',
    }),
  sameAddress: (path: string, files: [FilePath, FilePath], first: string, page: FilePath, span: Span) =>
    errorAt('demo/same-address', `The demos ${files.join(' and ')} have the same address, ${path}.`, {
      file: page,
      span,
      notes: [`The first is shown in ${first}.`],
      hint: 'Rename one of the files, or one of the folders: numbers that order folders are no part of the address.',
    }),
  islandChildren: (name: string, file: FilePath, span: Span) =>
    errorAt('component/children', `The island "${name}" cannot contain Markdown.`, {
      file,
      span,
      hint: 'Leave out "island": then it is rendered to HTML without a script, around the Markdown.',
    }),
  hiddenImport: (path: FilePath, file: FilePath, span: Span) =>
    errorAt('demo/import', `${path} is hidden or in node_modules, but the sources of a demo are published.`, {
      file,
      span,
      hint: 'Import a package by its name, and other files from where readers may see them.',
    }),
  packageMissing: (
    severity: Severity,
    specifier: string,
    missing: MissingImport | undefined,
    file: FilePath,
    span: Span | undefined,
  ) =>
    diagnosticAt(
      severity,
      'demo/package',
      missing?.chain.length
        ? `The package "${specifier}" needs "${missing.specifier}", which is not installed.`
        : `Cannot find the package "${specifier}".`,
      {
        file,
        span,
        ...(missing?.chain.length && { notes: [`Imported by ${missing.chain.join(' → ')}.`] }),
        hint: 'Install it, fix the import, or name the package in `external` of docs.config.ts.',
      },
    ),
  threw: (
    severity: Severity,
    name: string,
    thrown: string,
    stack: string[],
    page: string,
    file: FilePath,
    span: Span | undefined,
  ) =>
    diagnosticAt(severity, 'demo/threw', `Failed to prerender the demo "${name}": ${thrown}`, {
      file,
      span,
      notes: [...stack, shownOn(page)],
      hint: fix,
    }),
  stopped: (severity: Severity, name: string, why: string, page: string, file: FilePath) =>
    diagnosticAt(severity, 'demo/stopped', `The demo "${name}" ${why} and was stopped.`, {
      file,
      notes: [shownOn(page)],
      hint: fix,
    }),
  noHeight: (name: string, file: FilePath, span: Span) =>
    errorAt(
      'demo/height',
      `The demo "${name}" is not prerendered and has no height, so the page would jump when it appears.`,
      {
        file,
        span,
        hint: 'Add "height": 400, in pixels.',
      },
    ),
  standInMissing: (name: string, path: string, file: FilePath) =>
    errorAt('demo/stand-in', `The stand-in for "${name}" is "${path}", but there is no such file.`, {
      file,
      hint: 'Give its path from the root of the site, such as "content/templates/grid.tsx".',
    }),
  sourceMissing: (name: string, path: string, file: FilePath, span: Span | undefined) =>
    errorAt('demo/source', `The source of "${name}" is "${path}", but there is no such file.`, {
      file,
      span,
      hint: 'Give the path of the module that exports its components, from the root of the site: "../src/index.ts".',
    }),
  sourceUnknown: (specifier: string, name: string, file: FilePath, span: Span | undefined) =>
    warningAt('demo/source', `"${specifier}" is used as it was built, beside the source of "${name}".`, {
      file,
      span,
      hint: `Both have modules of their own, so they share no context. Add a line to "sources": '${specifier}': '<path of its source>'.`,
    }),
  controlsMissing: (name: string, file: FilePath) =>
    errorAt('demo/controls', `The demo has "controls", but there is no file "${name}" next to it.`, {
      file,
      hint: `Write one that lists props, such as [{ "name": "color", "kind": "text" }], or remove "controls".`,
    }),
  controlsInvalid: ({ text, hint, span }: JsonProblem, file: FilePath) =>
    errorAt('demo/controls', `The controls of the demo are not valid: ${text}.`, {
      file,
      span,
      hint: hint ?? 'Each is an object with "name", "kind" (boolean, choice, number, text or color) and "default".',
    }),
  controlsSpread: (file: FilePath) =>
    errorAt('demo/controls', 'The demo has "controls", but the JSX that it returns does not spread its props.', {
      file,
      hint: 'Write export default function Demo(props) { return <Component {...props} /> }.',
    }),
  stringsInvalid: ({ text, hint, span }: JsonProblem, file: FilePath) =>
    errorAt('demo/strings', `The strings of the demo are not valid: ${text}.`, {
      file,
      span,
      hint: hint ?? 'Write an object that has the translation of each string of the code: { "Sales": "销售额" }.',
    }),
  unknownString: (
    key: string,
    near: string | undefined,
    script: string,
    place: { file: FilePath; span: Span | undefined },
  ) =>
    warningAt('demo/strings', `There is no string "${key}" in ${script}.`, {
      ...place,
      hint: near
        ? `Did you mean "${near}"?`
        : 'Write the key as the string is in the code; remove what the code no longer has.',
    }),
  providerThrew: (file: FilePath, thrown: string) =>
    errorAt('demo/provider', `The demo provider threw: ${thrown}`, { file }),
  javascriptFailed: (reason: string, file: FilePath) =>
    warningAt('demo/syntax', `Failed to convert the file to JavaScript: ${reason}`, {
      file,
      hint: 'Fix the code of the demo.',
    }),
  inBrowser: (
    kind: keyof typeof browserCodes,
    found: {
      name: string
      where: string
      /** It was found there only. */
      only: 'zone' | 'locale' | undefined
      text: string
      notes: string[]
      page: string
      pathname: string
    },
    file: FilePath,
    span: Span | undefined,
  ) =>
    diagnosticAt(
      kind === 'zone' ? 'warning' : 'error',
      browserCodes[kind],
      `${found.name}${found.where && ` (${found.where})`}: ${found.text}`,
      {
        file,
        span,
        notes: [...found.notes, shownOn(found.page), `Standalone: ${found.pathname}`],
        ...(found.only && kind !== 'slow' && { hint: placeHints[found.only] }),
      },
    ),
  unstyled: (files: FilePath[], packages: string[]) =>
    errorAt(
      'demo/styles',
      `${files.length === 1 ? 'A demo inserts' : `${files.length} demos insert`} styles at run time that the policy of the page blocks.`,
      {
        file: files[0]!,
        notes: [`Demos: ${files.join(', ')}`, `They import ${packages.join(', ') || 'no packages'}.`],
        hint: 'Add the package that inserts them to `features.demos.inlineStyles` in docs.config.ts, or prerender its styles with a template `demo-provider` that exports `collectCss`.',
      },
    ),
  /** @param caches what `HtmlFacts` says of its style elements */
  largeFile: (name: string, kilobytes: number, page: string, file: FilePath) =>
    warningAt(
      'demo/large-file',
      `A file of the demo "${name}" has ${kilobytes.toLocaleString('en')} kB; ${page} shows its beginning, and the demo cannot be edited.`,
      { file, hint: 'Import less data, or let the demo fetch it from a file of the public folder.' },
    ),
  ownStyles: (name: string, caches: string[], packages: string[], page: string, file: FilePath) => {
    const keys = caches.filter((key) => key !== '')
    const names = [...new Set(packages.map((one) => packageName(one) ?? one))].filter(
      (one) => !/^react(-dom)?$/.test(one),
    )
    const causes = names.includes('@emotion/cache') ? ['@emotion/cache'] : names
    const allow =
      causes.length > 0 &&
      `add ${causes.length === 1 ? `"${causes[0]!}"` : `the package whose styles they are (${causes.map((one) => `"${one}"`).join(', ')})`} to \`features.demos.inlineStyles\` in docs.config.ts`
    // The key of the cache that Emotion makes itself.
    const isDefault = keys.length > 0 && keys.every((key) => key === 'css')
    const [text, change] = isDefault
      ? [
          `Emotion puts the styles of the demo "${name}" into style elements, which the policy of the page blocks.`,
          'write a template `demo-provider` that collects them (`collectCss`)',
        ]
      : keys.length > 0
        ? [
            `The demo "${name}" has an Emotion cache of its own (${keys.map((key) => `"${key}"`).join(', ')}), whose style elements the policy of the page blocks.`,
            'use the cache of the demo provider',
          ]
        : [
            `The demo "${name}" renders a style element, which the policy of the page blocks.`,
            'write its rules in a stylesheet that the demo imports',
          ]
    const hint = allow ? `${change}, or ${allow}` : change
    return warningAt('demo/styles', text, {
      file,
      notes: [shownOn(page)],
      hint: `${hint[0]!.toUpperCase()}${hint.slice(1)}.`,
    })
  },
  noneMatches: (globs: readonly string[]) =>
    errorAt('cli/demo', `No demo matches ${globs.join(', ')}.`, {
      hint: 'Globs are matched against the pathnames of demos: "/demos/button/**".',
    }),
  noBrowser: (path: string) =>
    errorAt('cli/browser', `The browser ${path} does not exist.`, {
      hint: 'Pass the path of a Chromium executable with --browser.',
    }),
}
