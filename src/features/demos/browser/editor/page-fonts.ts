/**
 * The page's sans-serif for the frame in which edited code runs. The frame has no network, so the rules that are sent
 * to it contain the files. Only what the page itself has loaded is sent: fonts for Chinese consist of a hundred files.
 */
import type { SourceFile } from './compile.js'

/** A stylesheet; empty where the page has no such fonts. Does not reject: the frame can do without. */
export async function pageFonts(window: Window & typeof globalThis): Promise<string> {
  const { document } = window
  const styles = window.getComputedStyle(document.documentElement)
  const families = styles.getPropertyValue('--v-font-sans').trim()
  if (!families || !document.fonts) return ''
  await document.fonts.ready
  const loaded = new Set([...document.fonts].filter(({ status }) => status === 'loaded').map(keyOf))
  const rules = faceRules(document).filter(
    ({ style }) =>
      families.includes(plain(style.getPropertyValue('font-family'))) &&
      loaded.has(
        keyOf({
          family: style.getPropertyValue('font-family'),
          weight: style.getPropertyValue('font-weight') || 'normal',
          unicodeRange: style.getPropertyValue('unicode-range') || 'U+0-10FFFF',
        }),
      ),
  )
  try {
    const faces = await Promise.all(rules.map((rule) => withFile(rule, window)))
    return [...faces, `:root{--v-font-sans:${families}}`].join('\n')
  } catch {
    return ''
  }
}

const plain = (family: string) => family.replaceAll(/["']/g, '')
const keyOf = ({ family, weight, unicodeRange }: Pick<FontFace, 'family' | 'weight' | 'unicodeRange'>) =>
  `${plain(family)}|${weight}|${unicodeRange.replaceAll(' ', '').toUpperCase()}`

/** Rules of stylesheets that the page may read, which its own are. */
function faceRules(document: Document): CSSFontFaceRule[] {
  const found: CSSFontFaceRule[] = []
  for (const sheet of document.styleSheets) {
    try {
      for (const rule of sheet.cssRules) if (rule.cssText.startsWith('@font-face')) found.push(rule as CSSFontFaceRule)
    } catch {
      // Of another site.
    }
  }
  return found
}

/** The rule as text, with its file in place of the file's address. */
async function withFile(rule: CSSFontFaceRule, window: Window & typeof globalThis): Promise<string> {
  const address = /url\("?([^")]+)"?\)/.exec(rule.cssText)
  if (!address) return rule.cssText
  const base = rule.parentStyleSheet?.href ?? window.document.baseURI
  const url = await dataAddress(new URL(address[1]!, base).href, window)
  return rule.cssText.replace(address[0], `url("${url}")`)
}

const fontFile = /url\(["']?([^"')]+\/imported\/[^"')]+\.woff2)\b[^)]*\)/g

/**
 * A stylesheet of a package with the files of its fonts in it; a font that cannot be fetched is left out by the
 * browser.
 */
export async function withFontFiles(css: string, window: Window & typeof globalThis): Promise<string> {
  const files = new Map<string, string>()
  for (const [, address] of css.matchAll(fontFile)) files.set(address!, address!)
  const fetched = [...files.keys()].map(async (address) => {
    const absolute = new URL(address, window.document.baseURI).href
    files.set(address, await dataAddress(absolute, window).catch(() => address))
  })
  await Promise.all(fetched)
  return css.replace(fontFile, (_, address: string) => `url("${files.get(address)!}")`)
}

/**
 * The files of a demo, in which imports of fonts are the fonts themselves. The addresses may be those of a link from
 * anywhere, and what is loaded goes to the code of that link: only fonts of this site are.
 */
export function withFontAssets(
  files: readonly SourceFile[],
  window: Window & typeof globalThis,
): Promise<SourceFile[]> {
  const base = window.document.baseURI
  return Promise.all(
    files.map(async ({ name, code }) => {
      const { origin, pathname, href } = URL.canParse(code, base) ? new URL(code, base) : new URL(base)
      const isFont =
        name.endsWith('?url') &&
        origin === new URL(base).origin &&
        /\/imported\/[^?#]+\.(?:woff2?|[ot]tf)$/i.test(pathname)
      return { name, code: isFont ? await dataAddress(href, window).catch(() => code) : code }
    }),
  )
}

/** A file as its own address. */
async function dataAddress(address: string, window: Window & typeof globalThis): Promise<string> {
  const response = await window.fetch(address, { credentials: 'omit', redirect: 'error' })
  if (!response.ok) throw new Error(`${response.status}`)
  const file = await response.blob()
  return new Promise<string>((resolve, reject) => {
    const reader = new window.FileReader()
    reader.onload = () => resolve(reader.result as string)
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read.'))
    reader.readAsDataURL(file)
  })
}
