/**
 * What the generator says of a site, one function each, with its code. The Markdown dialect's sentences stand with its
 * rules in markdown/, those of the output folder in engine/, the servers' and the demos' in serve/ and features/demos/.
 */
import type { Diagnostic, FilePath, Severity, Span } from './model.js'

function error(code: string, text: string, more: Partial<Diagnostic> = {}): Diagnostic {
  return { code, severity: 'error', text, ...more }
}

const at = (file: FilePath, span: Span | undefined): Partial<Diagnostic> => ({ file, ...(span && { span }) })
const list = (items: Iterable<string>) => [...items].join(', ')

export const messages = {
  // configuration
  configMissing: (chosen: string | undefined) =>
    chosen
      ? error('config/missing', `There is no configuration file ${chosen}.`, {
          hint: 'Check the path given with --config.',
        })
      : error('config/missing', 'There is no docs.config.ts in this folder.', {
          hint: "Write one: import { defineConfig } from 'vitrine'; export default defineConfig({ title: '…', url: 'https://…' })",
        }),
  badBase: (base: string) =>
    error('config/base', `"${base}" can't be a base.`, {
      hint: 'Give a path with a slash at both ends, such as / or /docs/.',
    }),
  unknownLocale: (code: string, known: string[]) =>
    error('config/locale', `The site has no locale "${code}".`, { hint: `It has: ${list(known)}.` }),
  unknownKey: (file: FilePath, path: string, near: string | undefined, valid: string[], span: Span | undefined) =>
    error('config/unknown-key', `Unknown key "${path}".`, {
      ...at(file, span),
      hint: near ? `Did you mean "${near}"?` : `Valid keys here: ${list(valid)}.`,
    }),
  badConfigValue: (file: FilePath, path: string, problem: string, span: Span | undefined) =>
    error(
      'config/value',
      path ? `"${path}" is not valid: ${problem}.` : `The configuration is not valid: ${problem}.`,
      {
        ...at(file, span),
        hint: 'See UserConfig, the type of what defineConfig takes.',
      },
    ),
  commandTwice: (kind: 'command' | 'check', name: string, file: FilePath, span: Span | undefined) =>
    error('config/command', `There are two ${kind}s "${name}".`, {
      ...at(file, span),
      hint: `Rename the ${kind} of the plugin; the generator’s own names can’t be taken.`,
    }),
  featureTwice: (name: string, file: FilePath, span: Span | undefined) =>
    error('config/feature-twice', `Two features are named "${name}".`, {
      ...at(file, span),
      hint: 'Rename the plugin; a feature of the generator is switched off by false, not replaced by its name.',
    }),
  unknownFeature: (name: string, near: string | undefined, known: string[], file: FilePath, span: Span | undefined) =>
    error('config/unknown-feature', `There is no feature "${name}".`, {
      ...at(file, span),
      hint: near ? `Did you mean "${near}"?` : `There are: ${list(known)}.`,
    }),
  moduleThrew: (file: FilePath, thrown: Error, span: Span | undefined) =>
    error('module/threw', `${file} threw ${thrown.name}: ${thrown.message}`, {
      ...at(file, span),
      hint: 'Mend the code so that importing the file does not throw.',
    }),
  questionExists: (file: FilePath, name: string, span: Span | undefined) =>
    error('module/question', `${file} defines a question named "${name}", which exists already.`, {
      ...at(file, span),
      hint: 'Choose another name, and define each question in a module that only one of the site’s files imports.',
    }),
  noDefaultExport: (file: FilePath, expected: string) =>
    error('module/no-default-export', `${file} has no default export.`, {
      file,
      hint: `Write: export default ${expected}`,
    }),
  rootMissing: (folder: string) =>
    error('cli/root', `There is no folder ${folder}.`, { hint: 'Give the folder that holds docs.config.ts.' }),

  pluginMissing: (name: string, file: FilePath, span: Span | undefined, _thrown?: string) =>
    error('config/plugin', `There is no plugin "${name}".`, {
      ...at(file, span),
      hint: 'Write the name of an installed package, or a path from this folder that begins with "./".',
    }),
  pluginThrew: (name: string, file: FilePath, span: Span | undefined, thrown: string) =>
    error('config/plugin', `The plugin "${name}" can't be imported: ${thrown}`, {
      ...at(file, span),
      hint: 'Fix its code, or install what it imports.',
    }),
  pluginExport: (name: string, file: FilePath, span: Span | undefined, _thrown?: string) =>
    error('config/plugin', `The module "${name}" has no default export that is a plugin.`, {
      ...at(file, span),
      hint: 'Export a function: export default function plugin(options) { return (tree, file) => {} }',
    }),

  // content roots
  contentMissing: (dir: string, file: FilePath, span: Span | undefined) =>
    error('content/missing', `There is no content folder ${dir}.`, {
      ...at(file, span),
      hint: 'Make it, or mend "content" in the configuration.',
    }),
  linkLeavesRoot: (file: FilePath) =>
    error('content/symlink', `${file} is a symbolic link that leads out of its folder.`, {
      file,
      hint: 'Copy the file, or allow it with --follow-symlinks.',
    }),
  notAFile: (file: FilePath): Diagnostic => ({
    code: 'content/special',
    severity: 'warning',
    text: `${file} is neither a file nor a folder and is skipped.`,
    file,
  }),
  sameName: (files: string[], folder: FilePath) =>
    error('content/same-name', `These names are one on some systems: ${list(files)}.`, {
      file: folder,
      hint: 'Rename one; names may not differ by case or Unicode form only.',
    }),
  twoCandidates: (pathname: string, files: FilePath[]) =>
    error('content/ambiguous', `${pathname} could be ${list(files)}.`, { file: files[1]!, hint: 'Keep one of them.' }),
  orphan: (file: FilePath, pathname: string): Diagnostic => ({
    code: 'navigation/orphan',
    severity: 'warning',
    text: `No entry of the navigation leads to this file.`,
    file,
    hint: `Add { pathname: '${pathname}' } to the navigation.`,
  }),

  // navigation
  notANavigation: (file: FilePath) =>
    error('navigation/shape', 'The navigation must be a list of entries.', {
      file,
      hint: "export default [{ pathname: '/guide' }]",
    }),
  navUnknownKey: (key: string, near: string | undefined, valid: string[], file: FilePath, span: Span | undefined) =>
    error('navigation/unknown-key', `Unknown key "${key}" in an entry.`, {
      ...at(file, span),
      hint: near ? `Did you mean "${near}"?` : `Valid keys: ${list(valid)}.`,
    }),
  navBadValue: (key: string, expected: string, file: FilePath, span: Span | undefined) =>
    error('navigation/value', `"${key}" must be ${expected}.`, { ...at(file, span) }),
  navBadPathname: (pathname: string, file: FilePath, span: Span | undefined) =>
    error('navigation/pathname', `"${pathname}" is no pathname.`, {
      ...at(file, span),
      hint: 'Write an absolute path without a trailing slash, such as "/x/react-charts/bars", or an https address.',
    }),
  navUnknownPlan: (plan: string, file: FilePath, span: Span | undefined) =>
    error('navigation/plan', `Unknown plan "${plan}".`, {
      ...at(file, span),
      hint: 'Plans are "community", "pro" and "premium".',
    }),
  navDuplicate: (pathname: string, file: FilePath, span: Span | undefined) =>
    error('navigation/duplicate', `${pathname} stands in the navigation twice.`, {
      ...at(file, span),
      hint: 'Keep one entry.',
    }),
  navNoPage: (
    pathname: string,
    candidates: string[],
    near: string | undefined,
    file: FilePath,
    span: Span | undefined,
  ) =>
    error('navigation/no-page', `${pathname} has no page.`, {
      ...at(file, span),
      notes: near ? [`There is a file for ${near}.`] : [],
      hint: `Write ${candidates[0]}, or mark the entry as planned.`,
    }),
  navNoAnchor: (hash: string, near: string | undefined, file: FilePath, span: Span | undefined) =>
    error('navigation/no-anchor', `The page has no heading "#${hash}".`, {
      ...at(file, span),
      ...(near && { hint: `Did you mean "#${near}"?` }),
    }),
  navTooDeep: (depth: number, file: FilePath, span: Span | undefined) =>
    error('navigation/depth', `The navigation is more than ${depth} levels deep.`, {
      ...at(file, span),
      hint: 'Flatten it.',
    }),
  badTranslations: (file: FilePath, problem: string) =>
    error('translations/shape', `${file} can't be read: ${problem}`, {
      file,
      hint: '{ "pages": { "/x/intro": "…" }, "sections": {}, "strings": {} }',
    }),

  // links
  linkMissing: (severity: Severity, url: string, near: string | undefined, file: FilePath, span: Span): Diagnostic => ({
    code: 'links/missing',
    severity,
    text: `No page "${url}".`,
    file,
    span,
    hint: near ? `Did you mean "${near}"?` : 'Write the address of a page of this site, with its trailing slash.',
  }),
  anchorMissing: (
    severity: Severity,
    url: string,
    hash: string,
    near: string | undefined,
    file: FilePath,
    span: Span,
  ): Diagnostic => ({
    code: 'links/anchor',
    severity,
    text: `"${url}" has no heading "#${hash}".`,
    file,
    span,
    ...(near && { hint: `Did you mean "#${near}"?` }),
  }),
  imageMissing: (
    severity: Severity,
    url: string,
    near: string | undefined,
    file: FilePath,
    span: Span,
  ): Diagnostic => ({
    code: 'images/missing',
    severity,
    text: `No image "${url}".`,
    file,
    span,
    hint: near ? `Did you mean "${near}"?` : 'Put it beside the page or into the public folder.',
  }),
  includeMissing: (path: string, file: FilePath, span: Span) =>
    error('include/missing', `No file "${path}" to include.`, {
      file,
      span,
      hint: 'The path is relative to this file.',
    }),
  includeCycle: (chain: FilePath[], file: FilePath, span: Span) =>
    error('include/cycle', `The files include each other: ${chain.join(' → ')}.`, {
      file,
      span,
      hint: 'Take one of the includes out.',
    }),

  // templates
  templateThrew: (template: string, component: string | undefined, thrown: string, pathname: string, file: FilePath) =>
    error(
      'template/threw',
      `The template "${template}" threw on ${pathname}${component ? ` in <${component}>` : ''}: ${thrown}`,
      { file },
    ),
  templateUnknown: (layout: string, known: string[], file: FilePath | undefined) =>
    error('template/unknown', `There is no template for the layout "${layout}".`, {
      ...(file && { file }),
      hint: `There are: ${list(known)}; a site adds its own in the folder "templates" of a content root.`,
    }),

  // output
  outputClash: (path: string, owners: string[]) =>
    error('output/clash', `${path} would be written twice: by ${owners.join(' and ')}.`, {
      hint: 'Rename one of the sources.',
    }),
  outDirNarrow: () =>
    error(
      'output/narrow',
      'A narrowed build (--only, --locale) is a site of those pages and needs a folder of its own.',
      {
        hint: 'Add --out-dir.',
      },
    ),
  explainUnknown: (pathname: string, near: string | undefined): Diagnostic => ({
    code: 'cli/explain',
    severity: 'warning',
    text: `There is no page ${pathname} to explain.`,
    hint: near ? `Did you mean "${near}"?` : 'Give the pathname of a page: --explain /guide/start/.',
  }),
  nothingMatches: (globs: string[]) =>
    error('cli/only', `No page matches ${list(globs)}.`, {
      hint: 'Globs are matched against pathnames: "/x/react-charts/**".',
    }),
}
