/**
 * `check`: compiles files against the installed packages, in memory. Nothing is run and nothing is written. A message
 * leads to the nearest name of the reference.
 */
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import type ts from 'typescript'
import { nearNames } from './api.js'
import type { Library } from './library.js'
import { Problem } from './problem.js'
import { Reply } from './reply.js'
import { isInside } from './files.js'

export interface CheckRequest {
  files: { path: string; code: string }[]
  budget: number
}

/** @param project the folder whose packages and `tsconfig.json` count */
export function check(library: Library, { files, budget }: CheckRequest, project: string): string {
  const compiler = typescriptOf(project)
  const root = resolve(project)
  const texts = new Map<string, string>()
  for (const { path, code } of files) {
    if (!isInside(path.replace(/^\.\//, ''))) throw new Problem(`"${path}" is not a path below the project.`)
    texts.set(slashes(join(root, path)), code)
  }
  const service = serviceOf(compiler, root, texts)
  const reply = new Reply(budget)
  const lines: string[] = []
  for (const file of texts.keys()) {
    const name = file.slice(slashes(root).length + 1)
    const errors = [...service.getSyntacticDiagnostics(file), ...service.getSemanticDiagnostics(file)]
    const deprecated = service.getSuggestionDiagnostics(file).filter(({ reportsDeprecated }) => reportsDeprecated)
    for (const one of [...errors, ...deprecated]) {
      const { line = 0, character = 0 } =
        one.file && one.start !== undefined ? one.file.getLineAndCharacterOfPosition(one.start) : {}
      const text = messageOf(one)
      const near = namesAt(compiler, library, one, text)
      const kind = one.reportsDeprecated ? 'deprecated' : `TS${one.code}`
      lines.push(
        `- ${name}:${line + 1}:${character + 1} ${kind} ${text}${near.length > 0 ? ` → api: ${near.join(', ')}` : ''}`,
      )
    }
  }
  reply.add(
    `> ${compiler.version} · ${lines.length === 0 ? 'no errors' : `${lines.length} messages`}`.replace(
      '> ',
      '> TypeScript ',
    ),
  )
  if (!reply.addLines(lines)) reply.leave('more messages')
  return String(reply)
}

function typescriptOf(project: string): typeof ts {
  try {
    return createRequire(join(resolve(project), 'package.json'))('typescript') as typeof ts
  } catch {
    throw new Problem('"check" needs the package "typescript" in the project.')
  }
}

const slashes = (path: string): string => path.replaceAll('\\', '/')

function serviceOf(compiler: typeof ts, root: string, texts: ReadonlyMap<string, string>): ts.LanguageService {
  const config = compiler.findConfigFile(root, (path) => compiler.sys.fileExists(path))
  const read =
    config === undefined
      ? undefined
      : compiler.getParsedCommandLineOfConfigFile(
          config,
          {},
          { ...compiler.sys, onUnRecoverableConfigFileDiagnostic: () => {} },
        )
  const { plugins: _plugins, ...own } = read?.options ?? {}
  const options: ts.CompilerOptions = {
    target: compiler.ScriptTarget.ES2022,
    module: compiler.ModuleKind.ESNext,
    moduleResolution: compiler.ModuleResolutionKind.Bundler,
    jsx: compiler.JsxEmit.ReactJSX,
    strict: true,
    ...own,
    skipLibCheck: true,
    noEmit: true,
  }
  const fileText = (path: string) => texts.get(slashes(path)) ?? compiler.sys.readFile(path)
  return compiler.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () => [...texts.keys()],
    getScriptVersion: () => '0',
    getScriptSnapshot: (path) => {
      const text = fileText(path)
      return text === undefined ? undefined : compiler.ScriptSnapshot.fromString(text)
    },
    getCurrentDirectory: () => root,
    getDefaultLibFileName: (given) => compiler.getDefaultLibFilePath(given),
    fileExists: (path) => texts.has(slashes(path)) || compiler.sys.fileExists(path),
    readFile: fileText,
    directoryExists: (path) => compiler.sys.directoryExists(path),
    getDirectories: (path) => compiler.sys.getDirectories(path),
    readDirectory: (...given) => compiler.sys.readDirectory(...given),
  })
}

const longestPart = 200

/** The message, and what it comes down to. */
function messageOf({ messageText }: ts.Diagnostic): string {
  if (typeof messageText === 'string') return messageText
  let last: ts.DiagnosticMessageChain = messageText
  while (last.next?.[0]) last = last.next[0]
  const parts = /^Property '.*' does not exist/.test(last.messageText) ? [last] : [...new Set([messageText, last])]
  return parts
    .map((part) => part.messageText.replace(/\s+/g, ' '))
    .map((part) => (part.length > longestPart ? `${part.slice(0, longestPart)}…` : part))
    .join(' ')
}

/** The names of the reference that a message is about: of the element that it is in, or of what it says is missing. */
function namesAt(compiler: typeof ts, library: Library, { file, start }: ts.Diagnostic, message: string): string[] {
  let owner: string | undefined
  let name = /'(\w+)'/.exec(message)?.[1]
  const find = (node: ts.Node): void => {
    if (start === undefined || start < node.getStart(file) || start >= node.end) return
    if (compiler.isJsxOpeningLikeElement(node)) owner = node.tagName.getText(file)
    if (compiler.isJsxAttribute(node)) name = node.name.getText(file)
    compiler.forEachChild(node, find)
  }
  if (file) find(file)
  if (name === undefined || name === owner) return owner !== undefined && library.entries.has(owner) ? [owner] : []
  return nearNames(library, name, owner)
}
