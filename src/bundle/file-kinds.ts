/**
 * The kinds of files that code refers to: which are copied, which are text, which are code in a language that somebody
 * else has to compile. One table for demos, libraries, packages and templates.
 */
import { posix } from 'node:path'
import type { PartialMessage } from 'esbuild'

const images = ['apng', 'avif', 'bmp', 'cur', 'gif', 'ico', 'jfif', 'jpg', 'jpeg', 'jxl', 'png', 'svg', 'webp']
const fonts = ['eot', 'otf', 'ttf', 'woff', 'woff2']
const media = ['aac', 'flac', 'm4a', 'mov', 'mp3', 'mp4', 'ogg', 'opus', 'vtt', 'wav', 'webm']
const others = ['pdf', 'txt', 'wasm', 'webmanifest']

/** Languages that something else has to compile, by the endings of their files. */
const languages: Record<string, string> = {
  scss: 'Sass',
  sass: 'Sass',
  less: 'Less',
  styl: 'Stylus',
  stylus: 'Stylus',
  pcss: 'PostCSS',
  postcss: 'PostCSS',
  'css.ts': 'vanilla-extract',
  vue: 'Vue',
  svelte: 'Svelte',
  astro: 'Astro',
}

/** For bundlers' filters, which have no flag for letter case. */
const endings = (names: readonly string[]) =>
  names
    .map((name) => name.replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`).replace('.', '\\.'))
    .join('|')

const copied = endings([...images, ...fonts, ...media, ...others])

/** Files whose import is their address. */
export const copiedFiles = new RegExp(`\\.(${copied})$`)

/** Files that are code in a language which is not compiled. */
export const foreignFiles = new RegExp(`\\.(${endings(Object.keys(languages))})$`)

/** Imports that this module answers. */
export const answered = new RegExp(`\\.(${copied})([?#].*)?$|\\?[\\w&-]+$|^tailwindcss(/|$)|^!*raw-loader!`)

/** What a query at an import asks for. */
export const forms = { url: 'url', raw: 'raw', inline: 'inline', 'worker&url': 'worker&url', worker: 'worker' } as const
export type Form = keyof typeof forms

/** Queries that plugins of other bundlers know. */
export const foreignQueries: Record<string, string> = {
  react: 'svgr',
  component: 'svgr',
  jsx: 'svgr',
  svgr: 'svgr',
  init: 'vite-plugin-wasm',
  sharedworker: 'Vite',
}

export const isForm = (query: string | undefined): query is Form => query !== undefined && Object.hasOwn(forms, query)

/** What to do instead; `code` is that of the message, unless the bundle's own fits. */
export interface Advice {
  code?: string
  hint: string
}

/** Whether what a message of esbuild carries is one. */
export function isAdvice(detail: unknown): detail is Advice {
  return typeof detail === 'object' && detail !== null && 'hint' in detail
}

const useBuilt =
  'Import what the library’s own build makes of it, the stylesheet or the script in its package. Demos use the built ' +
  'package where `features.demos.sources` does not name it.'

const endingOf = (file: string) => Object.keys(languages).find((one) => file.toLowerCase().endsWith(`.${one}`))

/** What has to compile an imported file: `Sass`, `svgr`; undefined where Vitrine does. @param specifier or a path */
export function compiledElsewhere(specifier: string): string | undefined {
  const { path, query = '' } = importParts(specifier)
  const ending = endingOf(path)
  if (ending !== undefined) return languages[ending]
  return Object.hasOwn(foreignQueries, query) ? foreignQueries[query] : undefined
}

/** The message about a file in a language that is not compiled. */
export function notCompiled(file: string): PartialMessage {
  const ending = endingOf(file)!
  return {
    text: `Vitrine does not compile .${ending} (${languages[ending]}).`,
    detail: { code: 'bundle/language', hint: useBuilt } satisfies Advice,
  }
}

/** The message about a query that a plugin of another bundler answers. */
export function noPlugin(query: string): PartialMessage {
  return {
    text: `Vitrine has nothing like ${foreignQueries[query]} that answers "?${query}".`,
    detail: {
      code: 'bundle/language',
      hint: 'Import the file without it, which gives its address, or write what the plugin makes of it as a module.',
    } satisfies Advice,
  }
}

/** What is wrong with an import of a name from a file whose import is its address. */
export function noExport(file: string, name: string): Advice & { text: string } {
  return {
    text: `"${file}" is an address; it has no export "${name}".`,
    code: 'bundle/language',
    hint: 'Write `import address from …`; an element as a component needs a module of its own.',
  }
}

/** The message about `@import 'tailwindcss'`. */
export const tailwind: PartialMessage = {
  text: 'Vitrine does not compile Tailwind CSS.',
  detail: { code: 'bundle/language', hint: useBuilt } satisfies Advice,
}

/** The message about a file whose ending says nothing. */
export function unknownEnding(file: string): PartialMessage {
  const ending = posix.extname(file)
  return {
    text: ending ? `Files ending in ${ending} cannot be imported.` : `${posix.basename(file)} has no ending.`,
    detail: {
      code: 'bundle/ending',
      hint: `Import "${posix.basename(file)}?url" for its address, or "${posix.basename(file)}?raw" for its text.`,
    } satisfies Advice,
  }
}

/** `./a.svg?url#b` → its parts. `!!raw-loader!./a.tsx` is webpack's way to write `./a.tsx?raw`. */
export function importParts(specifier: string): { path: string; query?: string; rest: string } {
  const isRaw = rawLoader.test(specifier)
  const [, path, rest] = /^([^?#]*)(.*)$/s.exec(isRaw ? `${specifier.replace(rawLoader, '')}?raw` : specifier)!
  const query = /^\?([\w&-]+)$/.exec(rest!)?.[1]
  return { path: path!, rest: rest!, ...(query !== undefined && { query }) }
}

const rawLoader = /^!*raw-loader!/

/** Whether an import asks for a form of a file. */
export const hasForm = (specifier: string) => isForm(importParts(specifier).query)

/** `new URL('./a.png', import.meta.url)`, and whether a worker is made of it. */
const relativeUrl =
  /(\bnew\s+(?:Shared)?Worker\s*\(\s*)?\bnew\s+URL\s*\(\s*(["'`])([^"'`\n$?#:]*[^"'`\n$?#:/.])\2\s*,\s*import\.meta\.url\s*,?\s*\)(\s*\.\s*(?:href|pathname|toString\(\)))?/g

const isScript = /\.[cm]?[jt]sx?$/

/**
 * Code in which `new URL('./a.png', import.meta.url)` is the address of that file. As an object it has the same text
 * while it is prerendered, where no address of the site is known.
 *
 * @param importOf an expression that is the default export of a module
 */
export function withFileUrls(code: string, importOf: (specifier: string) => string = inPlace): string {
  if (!code.includes('import.meta.url')) return code
  return code.replace(relativeUrl, (_, worker: string | undefined, __, path: string, text: string | undefined) => {
    const relative = /^\.{0,2}\//.test(path) ? path : `./${path}`
    const address = importOf(`${relative}?${isScript.test(path) ? 'worker&url' : 'url'}`)
    if (worker !== undefined) return worker + address
    if (text !== undefined) return address
    return `((a)=>Object.defineProperties(new URL(a,globalThis.location?.href??"http://localhost"),{href:{value:a},toString:{value:()=>a}}))(${address})`
  })
}

export const hasFileUrls = (code: string) => code.includes('import.meta.url') && code.search(relativeUrl) !== -1

const inPlace = (specifier: string) => `require(${JSON.stringify(specifier)})`
