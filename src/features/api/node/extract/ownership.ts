/** Which package a declaration belongs to, and where the documented package's declarations lie in it. */
import { dirname, relative, sep } from 'node:path'
import type TypeScript from 'typescript'
import { remembered } from './remembered.js'

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
    private readonly ts: typeof TypeScript,
    private readonly program: TypeScript.Program,
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
    return declaration !== undefined && ['', ...this.typesFrom].includes(this.packageOf(declaration))
  }

  /** Declared by a library: not by the language, the browser, CSS or React, whose types every element has. */
  isOfLibrary(declaration: TypeScript.Declaration | undefined): boolean {
    return declaration !== undefined && !this.isPlatform(declaration.getSourceFile())
  }

  private readonly isPlatform = remembered(
    (file: TypeScript.SourceFile): boolean =>
      this.program.isSourceFileDefaultLibrary(file) ||
      /\/node_modules\/(@types|csstype)\/(?!.*\/node_modules\/)/.test(file.fileName),
  )

  /** The name of the package that declares it; an empty text for this one. */
  packageOf(declaration: TypeScript.Declaration): string {
    const file = declaration.getSourceFile()
    return this.isOwn(file) ? '' : this.packageAt(dirname(file.fileName))
  }

  private readonly packageAt = remembered((folder: string): string => {
    const [, installed] = /^.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(folder) ?? []
    if (installed !== undefined) return installed
    // A package of the same repository.
    const { ts } = this
    const manifest = ts.findConfigFile(folder, ts.sys.fileExists, 'package.json')
    const found = manifest && (ts.readConfigFile(manifest, ts.sys.readFile).config as { name?: string } | undefined)
    return (found && found.name) || ''
  })

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
