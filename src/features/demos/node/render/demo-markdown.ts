/**
 * Demos as Markdown: what a page's alternate prints. A demo compiles as printed, with the files that follow the first
 * demo that imports them.
 */
import { posix } from 'node:path'
import {
  all,
  type Ask,
  encodePath,
  type FilePath,
  hash,
  localizedPath,
  type MarkdownFile,
  type PageBlock,
  type Route,
  type SiteConfig,
  translations,
  withBase,
} from '../../../../feature.js'
import { fileOnDisk } from '../source/exported-demo.js'
import type { DemoSource } from '../source/demo-strings.js'
import { type DemoCode, variantCodes } from '../source/demo-texts.js'
import { shortData } from '../source/short-data.js'

/** `/x/demos/charts/Bars.md`, beside the demo's own page. */
export function demoFileHref(route: Route, ending: 'md' | 'json', site: SiteConfig): string {
  const path = localizedPath(route.pathname, route.locale, site)
  return withBase(encodePath(`${path.slice(0, -1)}.${ending}`), site)
}

/**
 * @param page the file of the page, from whose folder the names of files are
 * @param href where all files of the demo are
 */
export async function demoMarkdown(
  ask: Ask,
  sources: readonly DemoSource[],
  { page, href, locale }: { page: FilePath; href: string; locale: string },
): Promise<Pick<PageBlock, 'markdown' | 'markdownFiles'>> {
  const { strings } = await ask(translations, locale)
  const rest = `[${strings['demo.whole']}](${href})`
  const variants = await all(sources.map((source) => variantCodes(ask, source)))
  const fileOf = async (one: DemoCode): Promise<MarkdownFile> => {
    const name = nameFrom(page, one)
    const short = await shortData(one.name, one.code)
    const markdown = short === undefined ? codeFile(name, one.code) : `${codeFile(name, short)}\n${rest}\n`
    return { key: `${name} ${hash(one.code, 10)}`, markdown }
  }
  return {
    markdown: variants.map(([own]) => codeFile(nameFrom(page, own!), own!.code)).join('\n'),
    markdownFiles: await all(variants.flatMap(([, ...others]) => others.map(fileOf))),
  }
}

/** Parts of files have a name, but no place. */
function nameFrom(page: FilePath, { file, name }: DemoCode): string {
  return fileOnDisk(file) === file ? posix.relative(posix.dirname(page), file) : name
}

export function codeFile(name: string, code: string): string {
  return fenced(code, `${posix.extname(name).slice(1)} title="${name}"`)
}

export function fenced(code: string, info: string): string {
  const fence = '`'.repeat(Math.max(3, ...[...code.matchAll(/^`+/gm)].map(([run]) => run.length + 1)))
  return `${fence}${info}\n${code.trimEnd()}\n${fence}\n`
}
