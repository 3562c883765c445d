/**
 * Every bundle of a site is built by `bundle` with one of three profiles, so that all bundles target the same browsers
 * and Node version, write nothing to disk, take nothing but aliases from a `tsconfig.json`, and fail with messages in
 * terms of the site.
 */
import type { BuildOptions, BuildResult, TransformOptions } from 'esbuild'
import { Failure, highestCode } from '../engine/diagnostic.js'
import { paths } from '../engine/native-path.js'
import type { Ask } from '../engine/question.js'
import { fileText } from '../engine/inputs.js'
import { withoutHash } from './css-module-path.js'
import { withEsbuild } from './esbuild.js'
import { isAdvice, noExport } from './file-kinds.js'
import { messages, type MissingExport } from './messages.js'
import type { FilePath, Severity } from '../model.js'
import { dependOnPackage } from './resolve.js'

export type { Metafile, Plugin, TransformOptions } from 'esbuild'

/**
 * The oldest supported browsers, for scripts and styles alike. Chrome 109 and Firefox ESR 115 are the last versions for
 * older releases of Windows.
 *
 * A newer list for styles is not worth it: in the templates only range syntax in media queries is lowered, at a cost of
 * 57 bytes. What esbuild cannot lower (`color-mix`, `:has`, popovers) is unchanged with either list.
 */
export const browsers = ['chrome109', 'firefox115', 'safari16']

/** JavaScript that the generator runs itself. */
export const forNode = { format: 'esm', platform: 'node', target: 'node20' } satisfies BuildOptions

/** JavaScript that visitors load. */
export const forBrowser = {
  format: 'esm',
  platform: 'browser',
  target: browsers,
  minify: true,
  define: { 'process.env.NODE_ENV': '"production"' },
} satisfies BuildOptions

/** How stylesheets import packages: where a manifest says which stylesheet a package is. */
export const styleImports = { conditions: ['style'], mainFields: ['style', 'module', 'main'] } satisfies BuildOptions

/** Stylesheets. */
export const forStyles = { target: browsers, minify: true } satisfies BuildOptions

/** What all code has in common. */
const common = {
  charset: 'utf8',
  jsx: 'automatic',
  legalComments: 'none',
  logLevel: 'silent',
  sourcesContent: false,
  tsconfigRaw: {},
} satisfies TransformOptions

/** How a failed bundle is reported. */
export interface BundleFailure {
  code: string
  hint: string
  /** `warning` where something else takes the place of what cannot be bundled; `error` by default. */
  severity?: Severity
  /** 2 if the site cannot be opened without the bundle, as for its configuration. */
  exitCode?: 1 | 2
}

/**
 * Bundles, in memory.
 *
 * @param options a profile and its overrides; plugins determine what is read, see `graphPlugin`
 * @throws Failure with esbuild's messages and those of the questions that plugins asked
 */
export async function bundle(
  ask: Ask,
  options: BuildOptions,
  failure: BundleFailure,
): Promise<BuildResult<{ write: false; metafile: true }>> {
  try {
    const result = await withEsbuild(({ build }) =>
      build({
        ...common,
        bundle: true,
        absWorkingDir: ask.context.fs.absolute('' as FilePath),
        outdir: '/out',
        ...options,
        write: false,
        metafile: true,
      } as const),
    )
    for (const file of result.outputFiles) file.path = paths.toPosix(file.path)
    for (const input of Object.keys(result.metafile.inputs))
      if (!/^[^/]*:/.test(input) && input.includes('node_modules/'))
        await dependOnPackage(ask, paths.resolve(ask.context.fs.absolute('' as FilePath), input))
    return result
  } catch (error) {
    throw await inTermsOfTheSite(ask, error, failure)
  }
}

/**
 * Compiles one script, which keeps its imports.
 *
 * @param options a profile and its overrides
 * @returns undefined if there is something wrong with the script; a bundle says what and where
 */
export async function transform(text: string, options: TransformOptions): Promise<string | undefined> {
  return withEsbuild((esbuild) => esbuild.transform(text, { ...common, ...options })).then(
    ({ code }) => code,
    () => undefined,
  )
}

/** Converts esbuild's messages to diagnostics with their positions. */
async function inTermsOfTheSite(
  ask: Ask,
  error: unknown,
  { code, hint, severity = 'error', exitCode = 1 }: BundleFailure,
): Promise<unknown> {
  const errors = (
    error as {
      errors?: {
        text: string
        location: { file: string; line: number; column: number; length: number } | null
        detail?: unknown
      }[]
    }
  ).errors
  if (!errors) return error
  const thrown = errors.flatMap(({ detail }) => (detail instanceof Failure ? [detail] : []))
  if (errors.length === 1 && thrown.length === 1) return thrown[0]
  const diagnostics = thrown.flatMap((one) => one.diagnostics)
  for (const { text, location, detail } of errors) {
    if (detail instanceof Failure) continue
    const [, address, name] =
      /^No matching export in "vitrine-file-[\w-]+:([^"]+)" for import "([^"]+)"$/.exec(text) ?? []
    const missing = missingExport(text, location?.file)
    if (missing) {
      const start = (await ask(fileText, missing.file))?.search(/^export\b/m) ?? -1
      const found = { ...missing, ...(start !== -1 && { span: { start, end: start + 'export'.length } }) }
      const isDemo = missing.name === 'default' && code.startsWith('demo/')
      diagnostics.push(isDemo ? messages.noDemo(severity, found) : messages.noExport(found))
      continue
    }
    const file = location ? fileOfInput(location.file) : undefined
    const content = file && (await ask(fileText, file).catch(() => undefined))
    const start = content !== undefined && location ? offsetOf(content, location.line, location.column) : undefined
    diagnostics.push({
      code,
      severity,
      text: text.replace(/"?vitrine(?:-vendor)?:([^"\s]+)"?/g, '"$1"'),
      hint,
      ...(isAdvice(detail) && detail),
      ...(address !== undefined && noExport(address, name!)),
      ...(file && { file }),
      ...(start !== undefined && { span: { start, end: start + (location?.length ?? 0) } }),
    })
  }
  return new Failure(diagnostics, highestCode([...thrown, { exitCode }]))
}

/** The file that esbuild has by this name; queries that mean nothing are a part of it. */
export function fileOfInput(name: string): FilePath {
  const path = name.replace(/^(vitrine-(?:package|css-module):|vitrine:(?!templates|dist|src))|\?[^/]*$/g, '')
  return withoutHash(path) as FilePath
}

/**
 * The file of the site that lacks an export which the generator imports: a template that replaces another one. The
 * error is in that file, not where esbuild finds it.
 */
function missingExport(text: string, importer: string | undefined): MissingExport | undefined {
  const [, file, name] = /^No matching export in "vitrine:([^"]+)" for import "([^"]+)"$/.exec(text) ?? []
  const isOurs = importer === undefined || /^vitrine:(vitrine:|entry$)/.test(importer)
  if (!file || !name || !isOurs || file.startsWith('vitrine:')) return undefined
  return { file: file as FilePath, name }
}

/** The place of a line and a column, which bundlers count in bytes. */
export function offsetOf(text: string, line: number, column: number): number {
  let start = 0
  for (let current = 1; current < line; current++) {
    const end = text.indexOf('\n', start)
    if (end === -1) return text.length
    start = end + 1
  }
  const bytes = Buffer.from(text.slice(start, text.indexOf('\n', start) === -1 ? undefined : text.indexOf('\n', start)))
  return start + bytes.subarray(0, column).toString('utf8').length
}
