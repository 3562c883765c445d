/**
 * Fetches the modules that edited code imports, as text for the frame.
 *
 * The frame has an opaque origin, so it can't load modules of this site. The page fetches the files of the packages
 * that the code imports, and replaces every import between them by a name in the frame's import map. Imports in bundled
 * files are found by a regular expression: it only has to understand a bundler's output, and a parser would take a
 * second per megabyte. A match inside a string does not name a file and is left alone.
 */
import type { VendorList } from '../../shared/vendor-list.js'

/** The module that exports the provider, in the import map. */
export const providerName = 'vitrine/provider'

export interface VendorTexts {
  texts: string[]
  /** The import map: names and specifiers → the number of a text. */
  names: Record<string, number>
  styles: string[]
}

const importPattern =
  /\b(?:import|export)(?:\s*(?:[\w$]+\s*,?\s*)?(?:\*\s*as\s+[\w$]+|\{(?:[^{}"'`;()]|"[^"\n]*")*\}|\*)?\s*from\s*|\s*)(["'])([^"'\n]+)\1|\bimport\(\s*(["'])([^"'\n]+)\3\s*\)/g

/** The specifiers of a bundled module. */
export function bundledImports(text: string): string[] {
  return [...new Set([...text.matchAll(importPattern)].map((match) => match[2] ?? match[4]!))]
}

/** The names of a specifier that a bundled file exports. */
export function exportedNames(text: string, specifier: string): string[] {
  const literal = specifier.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return [...new Set([...text.matchAll(new RegExp(`\\bas\\s*"${literal}:([\\w$]+)"`, 'g'))].map((match) => match[1]!))]
}

export interface VendorOptions {
  /** React's development build instead of the small one. */
  isExplaining: boolean
  /** Throws if the file does not exist. */
  fetchText(address: string): Promise<string>
}

/** @param specifiers the imports of edited code */
export async function vendorTexts(
  list: VendorList,
  specifiers: readonly string[],
  { isExplaining, fetchText }: VendorOptions,
): Promise<VendorTexts> {
  const texts: Promise<string>[] = []
  const names: Record<string, number> = {}
  const add = (text: Promise<string>) => texts.push(text) - 1
  const fetchFile = (address: string) => fetchText(new URL(address, document.baseURI).href)

  /** A dynamic import (`isLater`) that fails to load throws only when it is executed. */
  const addFile = (file: string, isLater = false): void => {
    if (names[inMap(file)] !== undefined) return
    const address = isExplaining && file === 'react.js' ? list.explainingReact : list.files[file]!
    const text = fetchFile(address).then(withNames)
    names[inMap(file)] = add(
      isLater ? text.catch((error: unknown) => `throw new Error(${JSON.stringify(String(error))})`) : text,
    )
  }
  const withNames = (text: string): string =>
    text.replace(importPattern, (whole, _quote, own: string | undefined, _other, dynamic: string | undefined) => {
      const specifier = own ?? dynamic!
      const file = specifier.startsWith('./') ? specifier.slice(2) : undefined
      if (file === undefined || !Object.hasOwn(list.files, file)) return whole
      addFile(file, own === undefined)
      return whole.replace(specifier, () => inMap(file))
    })
  const addModule = (specifier: string): void => {
    if (names[specifier] !== undefined || !Object.hasOwn(list.modules, specifier)) return
    const file = list.modules[specifier]!
    addFile(file)
    names[specifier] = add(
      texts[names[inMap(file)]!]!.then((text) => {
        const exported = exportedNames(text, specifier).map((name) => `"${specifier}:${name}" as ${name}`)
        return `export { ${exported.join(', ')} } from "${inMap(file)}";`
      }),
    )
  }

  const wanted = new Set(['react', 'react-dom/client', ...bundledImports(list.provider), ...specifiers])
  for (const specifier of wanted) {
    addModule(specifier)
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
  return { texts: await Promise.all(texts), names, styles: await Promise.all(styles.map(fetchFile)) }
}

/** The name of a file in the frame's import map. */
function inMap(file: string): string {
  return `vitrine/${file}`
}
