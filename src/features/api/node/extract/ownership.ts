/** Which files belong to a package, and where its declarations lie in it. */
import { dirname, relative, sep } from 'node:path'
import type TypeScript from 'typescript'

export class Ownership {
  /** The folder of the package's types, where deep imports begin. */
  readonly folder: string
  /** What its own files begin with. */
  readonly home: string

  /**
   * @param entry the module that it is read from
   * @param isSource that is a source file, not an installed declaration
   * @param typesFrom packages whose types are described with its own
   */
  constructor(
    ts: typeof TypeScript,
    entry: TypeScript.SourceFile,
    isSource: boolean,
    private readonly typesFrom: readonly string[] = [],
  ) {
    this.folder = dirname(entry.fileName)
    const manifest = isSource ? undefined : ts.findConfigFile(this.folder, ts.sys.fileExists, 'package.json')
    this.home = `${manifest ? packageFolder(manifest) : this.folder}/`
  }

  private isOwn(file: TypeScript.SourceFile): boolean {
    return file.fileName.startsWith(this.home) && !file.fileName.slice(this.home.length).includes('node_modules/')
  }

  has(declaration: TypeScript.Declaration | undefined): boolean {
    return declaration !== undefined && this.isOwn(declaration.getSourceFile())
  }

  /** Declared by the package, or by one whose types are described with its own. */
  describes(declaration: TypeScript.Declaration | undefined): boolean {
    if (declaration === undefined) return false
    const file = declaration.getSourceFile()
    return this.isOwn(file) || this.typesFrom.some((name) => file.fileName.includes(`/node_modules/${name}/`))
  }

  /** The file of a declaration, below the package's types and without its extension. */
  sourceOf(symbol: TypeScript.Symbol): string | undefined {
    const file = symbol.declarations?.[0]?.getSourceFile()
    if (!file || !this.isOwn(file)) return undefined
    return relative(this.folder, file.fileName)
      .split(sep)
      .join('/')
      .replace(/(\.d)?\.[cm]?tsx?$/, '')
  }
}

/** The folder of a package in node_modules, which may hold further manifests. */
function packageFolder(manifest: string): string {
  const folder = dirname(manifest)
  const inModules = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)(\/|$)/.exec(`${folder}/`)
  return inModules?.[1] ?? folder
}
