/** The modules of a library as texts: their imports, found without a compiler. */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

export interface Module {
  /** Absolute. */
  file: string
  /** Without comments. */
  text: string
}

/** Finds a module by what another imports: `./button`. Each is read once. */
export interface Modules {
  read(file: string): Module
  /** @returns undefined for a package, and for what does not exist */
  imported(from: Module, specifier: string | undefined): Module | undefined
}

export function modulesOf(): Modules {
  const known = new Map<string, Module>()
  const read = (file: string): Module => {
    const found = known.get(file) ?? { file, text: withoutComments(readFileSync(file, 'utf8')) }
    known.set(file, found)
    return found
  }
  return {
    read,
    imported(from, specifier) {
      const file = specifier?.startsWith('.') ? moduleFile(join(dirname(from.file), specifier), from.file) : undefined
      return file === undefined ? undefined : read(file)
    },
  }
}

/** What a module's own name was imported as: `*` for a whole module, `default` for its default export. */
export function importOf({ text }: Module, local: string): { specifier: string; name: string } | undefined {
  for (const [, names, specifier] of text.matchAll(/\bimport\s+(?:type\s+)?([^'";]+?)\s+from\s*['"]([^'"]+)['"]/g)) {
    if (/\*\s*as\s+([\w$]+)/.exec(names!)?.[1] === local) return { specifier: specifier!, name: '*' }
    if (names!.split(/[,{]/)[0]!.trim() === local) return { specifier: specifier!, name: 'default' }
    for (const one of names!.replace(/^[^{]*\{|\}[^}]*$/g, '').split(',')) {
      const [name, as] = one
        .trim()
        .replace(/^type\s+/, '')
        .split(/\s+as\s+/)
      if ((as ?? name) === local) return { specifier: specifier!, name: name! }
    }
  }
  return undefined
}

/**
 * The file that a relative import means.
 *
 * @param path without the ending that it has, or with one: `…/button`, `…/button.js`
 * @param from the file that imports it; declarations import declarations, also where `button.js` is beside `button.d.ts`
 */
export function moduleFile(path: string, from: string): string | undefined {
  const stem = path.replace(/\.[cm]?jsx?$/, '')
  const code = ['.tsx', '.ts', '.jsx', '.js', '.mjs']
  const declarations = ['.d.ts', '.d.mts']
  const endings = isDeclaration(from) ? declarations : [...code, ...declarations]
  const candidates = [
    ...(isDeclaration(from) ? [] : [path]),
    ...endings.map((ending) => stem + ending),
    ...endings.map((ending) => `${path}/index${ending}`),
  ]
  return candidates.find((one) => existsSync(one) && statSync(one).isFile())
}

export const isDeclaration = (file: string) => /\.d\.[cm]?ts$/.test(file)

export function withoutComments(text: string): string {
  return text.replace(/\/\*[^]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
}
