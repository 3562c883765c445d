/**
 * Fetches the modules that edited code imports, as text for the frame.
 *
 * The frame has an opaque origin, so it can't load modules of this site. The page fetches the files that demos use, mostly
 * from its cache, and replaces every import between them by a name in the frame's import map. Imports in bundled files are
 * found by a regular expression: it only has to understand a bundler's output, and a parser would take a second per megabyte.
 * A match inside a string does not name a file and is left alone.
 */
import type { VendorList } from '../../../features/demos/source/vendor-list.js'

/** The module that exports the provider, in the import map. */
export const providerName = 'vitrine/provider'

export interface VendorTexts {
  texts: string[]
  /** The import map: names and specifiers → the number of a text. */
  names: Record<string, number>
  styles: string[]
}

const importPattern =
  /\b(?:import|export)(?:\s*(?:[\w$]+\s*,?\s*)?(?:\*\s*as\s+[\w$]+|\{[^{}"'`;()]*\}|\*)?\s*from\s*|\s*)(["'])([^"'\n]+)\1|\bimport\(\s*(["'])([^"'\n]+)\3\s*\)/g

/** The specifiers of a bundled module. */
export function bundledImports(text: string): string[] {
  return [...new Set([...text.matchAll(importPattern)].map((match) => match[2] ?? match[4]!))]
}

/**
 * @param specifiers the imports of edited code
 * @param fetchText throws if the file does not exist
 */
export async function vendorTexts(
  list: VendorList,
  specifiers: readonly string[],
  fetchText: (address: string) => Promise<string>,
): Promise<VendorTexts> {
  const texts: Promise<string>[] = []
  const numbers = new Map<string, number>()
  const names: Record<string, number> = {}
  const add = (text: Promise<string>) => texts.push(text) - 1

  /** A dynamic import (`isLater`) that fails to load throws only when it is executed. */
  const numberOf = (address: string, isLater = false): number => {
    const known = numbers.get(address)
    if (known !== undefined) return known
    const text = fetchText(address).then((text) => withNames(text, address))
    const number = add(
      isLater ? text.catch((error: unknown) => `throw new Error(${JSON.stringify(String(error))})`) : text,
    )
    numbers.set(address, number)
    return number
  }
  const withNames = async (text: string, address: string): Promise<string> =>
    text.replace(importPattern, (whole, _quote, own: string | undefined, _other, dynamic: string | undefined) => {
      const specifier = own ?? dynamic!
      if (/^\.{0,2}\//.test(specifier))
        return whole.replace(
          specifier,
          () => `vitrine/${numberOf(new URL(specifier, address).href, own === undefined)}`,
        )
      want(specifier)
      return whole
    })
  const want = (specifier: string): void => {
    if (names[specifier] !== undefined || !Object.hasOwn(list.modules, specifier)) return
    names[specifier] = numberOf(new URL(list.modules[specifier]!, document.baseURI).href)
  }

  const wanted = new Set(['react', 'react-dom/client', ...bundledImports(list.provider), ...specifiers])
  for (const specifier of wanted) {
    want(specifier)
    // A package that consists of a stylesheet only.
    if (names[specifier] === undefined && Object.hasOwn(list.styles, specifier))
      names[specifier] = add(Promise.resolve(''))
  }
  names[providerName] = add(Promise.resolve(list.provider))
  // Each text may add further ones when it arrives.
  for (let at = 0; at < texts.length; at++) await texts[at]
  const styles = ['demo-provider', ...wanted].flatMap((specifier) =>
    Object.hasOwn(list.styles, specifier) ? [list.styles[specifier]!] : [],
  )
  const done = await Promise.all(texts)
  done.forEach((_, number) => (names[`vitrine/${number}`] = number))
  return {
    texts: done,
    names,
    styles: await Promise.all(styles.map((address) => fetchText(new URL(address, document.baseURI).href))),
  }
}
