/** What the demos and their checks can say, a row each, with its code. */
import { type FilePath, type JsonProblem, nearest, type Severity } from '../../feature.js'
import { didYouMean, error, message, packageName, type Place, usedIn, warning } from '../../feature-unstable.js'
import type { MissingImport } from './node/packages/packages.js'

const shownOn = (page: string) => `Shown on ${page}.`
const fix = 'Fix it, or set "ssr": false and a "height" for a demo that needs a browser.'

const placeHints = {
  zone: `Give dates a zone: \`timeZone: "UTC"\` where they are formatted, \`Date.UTC(2025, 5, 1)\` or "2025-06-01T00:00Z" \
where they are made, the zone of a component. A demo about the reader's own zone reads it in an effect.`,
  locale: `Name the locale: \`toLocaleString("en-US")\`, \`new Intl.NumberFormat("en-US")\`. \
A demo about the reader's own language reads it in an effect.`,
}

const browserCodes = {
  error: 'demo/browser',
  mismatch: 'demo/mismatch',
  zone: 'demo/zone',
  axe: 'demo/axe',
  slow: 'demo/slow',
  test: 'demo/test',
}

interface BrowserFinding {
  name: string
  where: string
  /** It was found there only. */
  only: 'zone' | 'locale' | undefined
  text: string
  notes: string[]
  page: string
  pathname: string
}

export const demoMessages = {
  missing: (name: string, near: string | undefined, place: Place) => error('demo/missing', place)`
    There is no demo "${name}" next to this page.
    ${didYouMean(near, 'A demo is a .tsx file next to the page, or a folder of variants.')}`,
  exportMissing: (file: string, name: string | undefined, known: readonly string[], place: Place) => {
    const near = name === undefined ? undefined : nearest(name, known)
    const list = known.map((one) => `"${file}#${one}"`).join(', ')
    const has = known.length === 0 ? 'It exports no component.' : `It has ${list}.`
    return name === undefined
      ? error('demo/export', place)`
          ${file} has no default export, but several components.
          Name the one to show: ${list}.`
      : error('demo/export', place)`
          ${file} has no export "${name}".
          ${near === undefined ? has : `Did you mean "${file}#${near}"? ${has}`}`
  },
  missingOf: (element: string, path: string, uses: readonly { page: string }[], place: Place) =>
    error('demo/missing', { ...place, notes: uses.length > 1 ? [usedIn(uses.map(({ page }) => page))] : [] })`
      There is no file "${path}", which \`elements\` of the configuration names for <${element}>.
      Correct the path that its function returns, or return undefined where the element is no demo.`,
  liveSyntax: (why: string, place: Place) => warning('demo/live', place)`
    This code cannot run: ${why}
    It is shown as code. It may be an element, a component, statements that end with \`render(<App />)\`, or a module.`,
  sameAddress: (path: string, files: [FilePath, FilePath], first: string, place: Place) =>
    error('demo/same-address', { ...place, notes: [`The first is shown in ${first}.`] })`
      The demos ${files.join(' and ')} have the same address, ${path}.
      Rename one of the files, or one of the folders: numbers that order folders are no part of the address.`,
  islandChildren: (name: string, place: Place) => error('component/children', place)`
    The island "${name}" cannot contain Markdown.
    Leave out "island": then it is rendered to HTML without a script, around the Markdown.`,
  hiddenImport: (path: FilePath, place: Place) => error('demo/import', place)`
    ${path} is hidden or in node_modules, but the sources of a demo are published.
    Import a package by its name, and other files from where readers may see them.`,
  packageMissing: (severity: Severity, specifier: string, missing: MissingImport | undefined, place: Place) =>
    missing?.chain.length
      ? message(severity, 'demo/package', { ...place, notes: [`Imported by ${missing.chain.join(' → ')}.`] })`
          The package "${specifier}" needs "${missing.specifier}", which is not installed.
          Install it, fix the import, or name the package in \`external\` of docs.config.ts.`
      : message(severity, 'demo/package', place)`
          Cannot find the package "${specifier}".
          Install it, fix the import, or name the package in \`external\` of docs.config.ts.`,
  threw: (severity: Severity, name: string, thrown: string, stack: string[], page: string, place: Place) =>
    message(severity, 'demo/threw', { ...place, notes: [...stack, shownOn(page)] })`
      Failed to prerender the demo "${name}": ${thrown}
      ${fix}`,
  stopped: (severity: Severity, name: string, why: string, page: string, file: FilePath) =>
    message(severity, 'demo/stopped', { file, notes: [shownOn(page)] })`
      The demo "${name}" ${why} and was stopped.
      ${fix}`,
  noHeight: (name: string, place: Place) => error('demo/height', place)`
    The demo "${name}" is not prerendered and has no height, so the page would jump when it appears.
    Add "height": 400, in pixels.`,
  galleryPages: (place: Place) => error('demo/gallery', place)`
    The gallery has no list of pages.
    Name them by their pathnames: {{"component": "Gallery", "pages": ["/charts/bars"]}}.`,
  standInMissing: (name: string, path: string, file: FilePath) => error('demo/stand-in', { file })`
    The stand-in for "${name}" is "${path}", but there is no such file.
    Give its path from the root of the site, such as "content/templates/grid.tsx".`,
  sourceMissing: (name: string, path: string, place: Place) => error('demo/source', place)`
    The source of "${name}" is "${path}", but there is no such file.
    Give the path of the module that exports its components, from the root of the site: "../src/index.ts".`,
  sourceUnknown: (specifier: string, name: string, place: Place) => warning('demo/source', place)`
    "${specifier}" is used as it was built, beside the source of "${name}".
    Both have modules of their own, so they share no context.
    Add a line to "sources": '${specifier}': '<path of its source>'.`,
  controlsMissing: (name: string, file: FilePath) => error('demo/controls', { file })`
    The demo has "controls", but there is no file "${name}" next to it.
    Write one that lists props, such as [{ "name": "color", "kind": "text" }], or spread the props of the demo on a component of the API reference.`,
  controlsInvalid: ({ text, hint, span }: JsonProblem, file: FilePath) => error('demo/controls', { file, span })`
    The controls of the demo are not valid: ${text}.
    ${hint ?? 'Each is an object with "name", "kind" (boolean, choice, number, text or color) and "default".'}`,
  controlsSpread: (file: FilePath) => error('demo/controls', { file })`
    The demo has "controls", but the JSX that it returns does not spread its props.
    Write export default function Demo(props) { return <Component {...props} /> }.`,
  stringsInvalid: ({ text, hint, span }: JsonProblem, file: FilePath) => error('demo/strings', { file, span })`
    The strings of the demo are not valid: ${text}.
    ${hint ?? 'Write an object that has the translation of each string of the code: { "Sales": "销售额" }.'}`,
  unknownString: (key: string, near: string | undefined, script: string, place: Place) => {
    const advice = 'Write the key as the string is in the code; remove what the code no longer has.'
    return warning('demo/strings', place)`
      There is no string "${key}" in ${script}.
      ${didYouMean(near, advice)}`
  },
  providerThrew: (file: FilePath, thrown: string) => error('demo/provider', { file })`
    The demo provider threw: ${thrown}`,
  javascriptFailed: (reason: string, file: FilePath) => warning('demo/syntax', { file })`
    Failed to convert the file to JavaScript: ${reason}
    Fix the code of the demo.`,
  inBrowser: (kind: keyof typeof browserCodes, found: BrowserFinding, place: Place) => {
    const notes = [...found.notes, shownOn(found.page), `Standalone: ${found.pathname}`]
    return message(kind === 'zone' ? 'warning' : 'error', browserCodes[kind], { ...place, notes })`
      ${found.name}${found.where && ` (${found.where})`}: ${found.text}
      ${found.only && kind !== 'slow' ? placeHints[found.only] : ''}`
  },
  unstyled: (files: FilePath[], packages: string[]) => {
    const notes = [`Demos: ${files.join(', ')}`, `They import ${packages.join(', ') || 'no packages'}.`]
    return error('demo/styles', { file: files[0]!, notes })`
      ${files.length === 1 ? 'A demo inserts' : `${files.length} demos insert`} \
      styles at run time that the policy of the page blocks.
      Add the package that inserts them to \`features.demos.inlineStyles\` in docs.config.ts,
      or prerender its styles with a template \`demo-provider\` that exports \`collectCss\`.`
  },
  largeFile: (name: string, kilobytes: number, page: string, file: FilePath) => warning('demo/large-file', { file })`
    A file of the demo "${name}" has ${kilobytes.toLocaleString('en')} kB; \
    ${page} shows its beginning, and the demo cannot be edited.
    Import less data, or let the demo fetch it from a file of the public folder.`,
  /** @param caches what `HtmlFacts` says of its style elements */
  ownStyles: (name: string, caches: string[], packages: string[], page: string, file: FilePath) => {
    const keys = caches.filter((key) => key !== '')
    const names = [...new Set(packages.map((one) => packageName(one) ?? one))].filter(
      (one) => !/^react(-dom)?$/.test(one),
    )
    const causes = names.includes('@emotion/cache') ? ['@emotion/cache'] : names
    const quoted = causes.map((cause) => `"${cause}"`).join(', ')
    const added = causes.length === 1 ? quoted : `the package whose styles they are (${quoted})`
    const allow = causes.length > 0 ? `, or add ${added} to \`features.demos.inlineStyles\` in docs.config.ts` : ''
    const warn = warning('demo/styles', { file, notes: [shownOn(page)] })
    // The key of the cache that Emotion makes itself.
    if (keys.length > 0 && keys.every((key) => key === 'css')) {
      return warn`
        Emotion puts the styles of the demo "${name}" into style elements, which the policy of the page blocks.
        Write a template \`demo-provider\` that collects them (\`collectCss\`)${allow}.`
    }
    return keys.length > 0
      ? warn`
          The demo "${name}" has an Emotion cache of its own (${keys.map((key) => `"${key}"`).join(', ')}), \
          whose style elements the policy of the page blocks.
          Use the cache of the demo provider${allow}.`
      : warn`
          The demo "${name}" renders a style element, which the policy of the page blocks.
          Write its rules in a stylesheet that the demo imports${allow}.`
  },
  noneMatches: (globs: readonly string[]) => error('cli/demo')`
    No demo matches ${globs.join(', ')}.
    Globs are matched against the pathnames of demos: "/demos/button/**".`,
  noBrowser: (path: string) => error('cli/browser')`
    The browser ${path} does not exist.
    Pass the path of a Chromium executable with --browser.`,
}
