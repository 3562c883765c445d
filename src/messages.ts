/**
 * Messages about a site: one function for each, with its code. Messages of the Markdown dialect are in markdown/, those about
 * the output folder in engine/, those of the servers and of demos in serve/ and features/demos/.
 */
import { diagnosticAt, didYouMean, errorAt, nearest, warningAt } from './engine/diagnostic.js'
import type { FilePath, Severity, Span } from './model.js'

/** How many ids of a page a hint lists. */
const mostIds = 8

function anchorHint(hash: string, ids: readonly string[]): string {
  const near = nearest(hash, ids)
  if (near !== undefined) return `Did you mean "#${near}"?`
  // Code of demos has ids, too, which hardly anyone links to.
  const own = ids.filter((id) => !/\.(tsx|js)$/.test(id))
  if (own.length === 0) return 'The page has no headings with ids.'
  const shown = own.slice(0, mostIds).map((id) => `#${id}`)
  return `The page has ${shown.join(', ')}${own.length > mostIds ? ' and others' : ''}.`
}

export function validKeys(valid: readonly string[]): string {
  return valid.length > 0 ? `Valid keys here: ${valid.join(', ')}.` : 'Nothing can be set here.'
}

export const messages = {
  // command line and environment
  shardWithOnly: () =>
    errorAt('shard/usage', '--shard and --only cannot be used together.', {
      hint: 'A shard is a part of the whole site. Leave out one of them.',
    }),
  shardWithoutCache: () =>
    errorAt('shard/usage', '--shard and --no-cache cannot be used together.', {
      hint: 'The pages of a shard go into the remote cache. Leave out one of them.',
    }),
  shardWithoutRemote: () =>
    errorAt('shard/usage', '--shard needs a remote cache: its pages go there.', {
      hint: 'Set cache.remote in docs.config.ts, or the environment variable VITRINE_REMOTE_CACHE.',
    }),
  shardReadOnly: () =>
    warningAt('shard/read-only', 'The remote cache cannot be written, so this shard makes nothing.', {
      hint: 'The build without --shard makes all pages. To share the work, set VITRINE_REMOTE_CACHE_PRIVATE_KEY.',
    }),
  remoteCache: (url: string, problem: string) =>
    warningAt('cache/remote', `The remote cache ${shownAddress(url)} could not be used in full: ${problem}.`, {
      hint: 'The output is right without it; the build may take longer.',
    }),
  // configuration
  configMissing: (chosen: string | undefined) =>
    chosen
      ? errorAt('config/missing', `The configuration file ${chosen} does not exist.`, {
          hint: 'Check the path given with --config.',
        })
      : errorAt('config/missing', 'This folder has no docs.config.ts.', {
          hint: "Create one: import { defineConfig } from 'vitrine'; export default defineConfig({ title: '…', url: 'https://…' })",
        }),
  configEnding: (chosen: string, endings: readonly string[]) =>
    errorAt('config/missing', `${chosen} is no configuration: its name ends in none of ${endings.join(', ')}.`, {
      hint: 'Check the path given with --config.',
    }),
  badBase: (base: string) =>
    errorAt('config/base', `"${base}" is not a valid base path.`, {
      hint: 'Use a path that starts and ends with a slash, such as / or /docs/.',
    }),
  unknownLocale: (code: string, known: string[]) =>
    errorAt('config/locale', `The site has no locale "${code}".`, {
      hint: `Locales of the site: ${known.join(', ')}.`,
    }),
  unknownKey: (file: FilePath, path: string, near: string | undefined, valid: string[], span: Span | undefined) =>
    errorAt('config/unknown-key', `Unknown key "${path}".`, {
      file,
      span,
      hint: didYouMean(near, validKeys(valid)),
    }),
  configKeyMissing: (file: FilePath, path: string, span: Span | undefined) =>
    errorAt('config/missing-key', `The required key "${path}" is missing.`, {
      file,
      span,
      hint: 'The type UserConfig describes every key.',
    }),
  badConfigValue: (file: FilePath, path: string, problem: string, span: Span | undefined) =>
    errorAt(
      'config/value',
      path ? `"${path}" is not valid: ${problem}.` : `The configuration is not valid: ${problem}.`,
      {
        file,
        span,
        hint: 'The type UserConfig describes every option.',
      },
    ),
  commandTwice: (kind: 'command' | 'check', name: string, file: FilePath, span: Span | undefined) =>
    errorAt('config/command', `Two ${kind}s are named "${name}".`, {
      file,
      span,
      hint: `Rename the ${kind} of the plugin; the generator’s own names cannot be taken.`,
    }),
  commonFlag: (command: string, flag: string, file: FilePath, span: Span | undefined) =>
    errorAt('config/command', `"${command}" declares the flag "${flag}", which all commands have.`, {
      file,
      span,
      hint: 'Rename the flag in the plugin.',
    }),
  featureTwice: (name: string, file: FilePath, span: Span | undefined) =>
    errorAt('config/feature-twice', `Two features are named "${name}".`, {
      file,
      span,
      hint: 'Rename the plugin. To turn off a built-in feature, set it to false; a plugin of the same name does not replace it.',
    }),
  featureMember: (feature: string, member: string, near: string | undefined, file: FilePath, span: Span | undefined) =>
    warningAt('config/feature-member', `The plugin "${feature}" has a member "${member}", which is not known.`, {
      file,
      span,
      hint: didYouMean(near, 'Remove it, or update Vitrine: the type Feature describes every member.'),
    }),
  noHistory: (why: 'missing' | 'owner', file: FilePath) =>
    warningAt(
      'config/no-history',
      `Pages show no date of their last change: ${why === 'missing' ? 'git is not installed' : 'git refuses a repository of another user'}.`,
      {
        file,
        hint:
          why === 'missing'
            ? 'Install git, or remove "lastUpdated".'
            : 'Run git config --global --add safe.directory <folder>, or remove "lastUpdated".',
      },
    ),
  nameTwice: (what: string, name: string) =>
    errorAt('config/name-twice', `Two ${what} are named "${name}".`, {
      hint: 'Start the name with the name of the plugin.',
    }),
  unknownFeature: (name: string, near: string | undefined, known: string[], file: FilePath, span: Span | undefined) =>
    errorAt('config/unknown-feature', `Unknown feature "${name}".`, {
      file,
      span,
      hint: didYouMean(near, `Known features: ${known.join(', ')}.`),
    }),
  moduleThrew: (file: FilePath, thrown: Error, span: Span | undefined) =>
    errorAt('module/threw', `${file} threw ${thrown.name}: ${thrown.message}`, {
      file,
      span,
      hint: 'Fix the code so that importing the file does not throw.',
    }),
  packageMissing: (file: FilePath, name: string, span: Span | undefined) =>
    errorAt('module/package', `${file} imports "${name}", which is not installed.`, {
      file,
      span,
      hint: `Install it, for example with: npm install ${name}`,
    }),
  questionExists: (file: FilePath, name: string, span: Span | undefined) =>
    errorAt('module/question', `${file} defines a question named "${name}", but that name is already taken.`, {
      file,
      span,
      hint: 'Choose another name, and define each question in a module that only one of the site’s files imports.',
    }),
  noDefaultExport: (file: FilePath, expected: string) =>
    errorAt('module/no-default-export', `${file} has no default export.`, {
      file,
      hint: `Write: export default ${expected}`,
    }),
  rootMissing: (folder: string) =>
    errorAt('cli/root', `The folder ${folder} does not exist.`, {
      hint: 'Pass the folder that contains docs.config.ts.',
    }),

  pluginMissing: (name: string, file: FilePath, span: Span | undefined, _thrown?: string) =>
    errorAt('config/plugin', `Cannot find the plugin "${name}".`, {
      file,
      span,
      hint: 'Use the name of an installed package, or a path relative to this folder that starts with "./".',
    }),
  pluginThrew: (name: string, file: FilePath, span: Span | undefined, thrown: string) =>
    errorAt('config/plugin', `Failed to import the plugin "${name}": ${thrown}`, {
      file,
      span,
      hint: 'Fix its code, or install what it imports.',
    }),
  pluginExport: (name: string, file: FilePath, span: Span | undefined, _thrown?: string) =>
    errorAt('config/plugin', `The default export of "${name}" is not a plugin.`, {
      file,
      span,
      hint: 'Export a function: export default function plugin(options) { return (tree, file) => {} }',
    }),

  // content roots
  contentMissing: (dir: string, file: FilePath, span: Span | undefined) =>
    errorAt('content/missing', `The content folder ${dir} does not exist.`, {
      file,
      span,
      hint: 'Create it, or fix "content" in the configuration.',
    }),
  notPublished: (reason: 'outside' | 'hidden' | 'link', path: FilePath, file: FilePath, span: Span | undefined) =>
    reason === 'link'
      ? errorAt('content/symlink', `${path} leads outside its folder through a symbolic link.`, {
          file,
          span,
          hint: 'Copy the file, or allow it with --follow-symlinks.',
        })
      : reason === 'hidden'
        ? errorAt('content/hidden', `${path} is hidden or in node_modules, so it is not published.`, {
            file,
            span,
            hint: 'Move or rename the file if it is meant for readers.',
          })
        : errorAt('content/outside', `${path} is outside the content and public folders, so it is not published.`, {
            file,
            span,
            hint: 'Move the file into one of these folders, or add its folder to "content" in the configuration.',
          }),
  hiddenSkipped: (file: FilePath) =>
    warningAt('content/hidden', `${file} is hidden or in node_modules; it was not published.`, {
      file,
      hint: 'Remove it from this folder, or rename it if it is meant for readers.',
    }),
  notAFile: (file: FilePath) =>
    warningAt('content/special', `${file} is neither a file nor a folder; it was skipped.`, {
      file,
    }),
  sameName: (files: string[], folder: FilePath) => {
    const names = files.map((name) => (name === name.normalize() ? name : `${name} (decomposed, NFD)`)).join(', ')
    return errorAt('content/same-name', `Some file systems cannot tell these names apart: ${names}.`, {
      file: folder,
      hint: 'Rename one of them; names must differ in more than case or Unicode normalization.',
    })
  },
  twoCandidates: (pathname: string, files: FilePath[]) =>
    errorAt('content/ambiguous', `More than one file matches ${pathname}: ${files.join(', ')}.`, {
      file: files[1]!,
      hint: 'Keep one of them.',
    }),
  orphan: (file: FilePath, pathname: string) =>
    warningAt('navigation/orphan', 'No navigation entry points to this file.', {
      file,
      hint: `Add { pathname: '${pathname}' } to the navigation. A file that other pages include needs no entry if its name begins with an underscore.`,
    }),

  mdxFiles: (files: readonly FilePath[]) =>
    warningAt(
      'content/mdx',
      files.length === 1
        ? '1 file ends in .mdx and is no page.'
        : `${files.length} files end in .mdx and are no pages.`,
      {
        file: files[0]!,
        hint: 'Rename what is Markdown to .md. With `markdown.preset`, imports, exports and JSX in it are then reported, each with its place. A name that begins with an underscore says that a file is no page.',
      },
    ),

  orphanOfPageFile: (file: FilePath) =>
    warningAt('navigation/orphan', 'No navigation entry leads to this file.', {
      file,
      hint: 'Add an entry for which `pageFile` in docs.config.ts returns it. A file that other pages include needs no entry if its name begins with an underscore.',
    }),

  homeMissing: (index: FilePath, navigation: FilePath) =>
    warningAt('content/home', 'The site has no home page, because the navigation is empty.', {
      file: navigation,
      hint: `Add an entry to the navigation, or write ${index}.`,
    }),
  headerLinkMissing: (href: string, near: string | undefined, file: FilePath, span: Span | undefined) =>
    errorAt('config/header-link', `The header links to ${href}, which is not a page.`, {
      file,
      span,
      hint: didYouMean(near, 'Change it in "headerLinks", or add the page.'),
    }),
  productWithoutPage: (
    id: string,
    pathname: string,
    near: string | undefined,
    file: FilePath,
    span: Span | undefined,
  ) =>
    warningAt(
      'config/product',
      `The product "${id}" begins at ${pathname}, which is not a page, so it has neither a tree of its own nor a line in the menu of products.`,
      {
        file,
        span,
        hint: didYouMean(near, 'Let the first of its "pathnames" be a page, or add the page.'),
      },
    ),
  unknownProduct: (id: string, near: string | undefined, known: string[], file: FilePath, span: Span | undefined) =>
    warningAt('front-matter/product', `There is no product "${id}".`, {
      file,
      span,
      hint: didYouMean(
        near,
        known.length > 0
          ? `Products of the configuration: ${known.join(', ')}.`
          : 'Add it to "products" in the configuration, or remove "productId".',
      ),
    }),

  fileGone: (file: FilePath) => errorAt('file/missing', `The file ${file} no longer exists.`, { file }),

  // navigation
  navigationMissing: (navigation: FilePath, file?: FilePath, span?: Span) =>
    errorAt('navigation/missing', `The navigation file ${navigation} does not exist.`, {
      ...(file && { file }),
      span,
      hint: `Create it: export default [{ pathname: '/guide/start' }]`,
    }),
  notANavigation: (file: FilePath) =>
    errorAt('navigation/shape', 'The navigation must be an array of entries.', {
      file,
      hint: "export default [{ pathname: '/guide' }]",
    }),
  navUnknownKey: (key: string, near: string | undefined, valid: string[], file: FilePath, span: Span | undefined) =>
    errorAt('navigation/unknown-key', `Unknown key "${key}" in a navigation entry.`, {
      file,
      span,
      hint: didYouMean(near, `Valid keys: ${valid.join(', ')}.`),
    }),
  navBadValue: (key: string, expected: string, file: FilePath, span: Span | undefined) =>
    errorAt('navigation/value', `"${key}" must be ${expected}.`, { file, span }),
  navNoPathname: (entry: string, near: string | undefined, file: FilePath, span: Span | undefined) =>
    errorAt(
      'navigation/value',
      `The entry ${entry.length > 60 ? `${entry.slice(0, 60)}…` : entry} has no "pathname" that is a string.`,
      {
        file,
        span,
        hint: near
          ? `Write "pathname" instead of "${near}".`
          : 'Give it a pathname, such as { pathname: "/guide/start" }, or remove it.',
      },
    ),
  navBadPathname: (pathname: string, file: FilePath, span: Span | undefined) =>
    errorAt('navigation/pathname', `"${pathname}" is not a valid pathname.`, {
      file,
      span,
      hint: 'Use an absolute path without a trailing slash, such as "/guide/start", or an https URL.',
    }),
  navUnknownPlan: (plan: string, file: FilePath, span: Span | undefined) =>
    errorAt('navigation/plan', `Unknown plan "${plan}".`, {
      file,
      span,
      hint: 'Plans are "community", "pro" and "premium".',
    }),
  navDuplicate: (pathname: string, file: FilePath, span: Span | undefined) =>
    errorAt('navigation/duplicate', `${pathname} is in the navigation twice.`, {
      file,
      span,
      hint: 'Keep one entry.',
    }),
  navNoPage: (
    pathname: string,
    candidates: string[],
    near: string | undefined,
    file: FilePath,
    span: Span | undefined,
  ) =>
    errorAt('navigation/no-page', `${pathname} has no page.`, {
      file,
      span,
      notes: near ? [`There is a file ${near} without an entry.`] : [],
      hint: `Create ${candidates[0]}, or mark the entry as planned.`,
    }),
  navNoAnchor: (hash: string, ids: readonly string[], file: FilePath, span: Span | undefined) =>
    errorAt('navigation/no-anchor', `The page has no heading "#${hash}".`, {
      file,
      span,
      hint: anchorHint(hash, ids),
    }),
  navTooDeep: (depth: number, file: FilePath, span: Span | undefined) =>
    errorAt('navigation/depth', `The navigation is more than ${depth} levels deep.`, {
      file,
      span,
      hint: 'Flatten the hierarchy.',
    }),
  badTranslations: (file: FilePath, { text, hint, span }: { text: string; hint?: string; span: Span }) =>
    errorAt('translations/shape', `${file} is not a valid translation file: ${text}.`, {
      file,
      span,
      hint:
        hint ??
        'Expected: { "pages": { "/guide/start": "…" }, "sections": {}, "strings": {}, "products": {}, "api": {} }',
    }),

  titleOfNoPage: (pathname: string, near: string | undefined, file: FilePath, span: Span) =>
    warningAt('translations/page', `There is no page ${pathname}.`, {
      file,
      span,
      hint: didYouMean(near, 'Write the pathname as the navigation has it, or remove the title.'),
    }),

  misspelledString: (key: string, near: string, file: FilePath, span: Span) =>
    warningAt('translations/string', `There is no interface string "${key}".`, {
      file,
      span,
      hint: didYouMean(near, ''),
    }),

  // links
  linkMissing: (severity: Severity, url: string, near: string | undefined, file: FilePath, span: Span) =>
    diagnosticAt(severity, 'links/missing', `There is no page at "${url}".`, {
      file,
      span,
      hint: didYouMean(near, 'Use the address of a page of this site, with a trailing slash.'),
    }),
  linkFileMissing: (severity: Severity, url: string, near: string | undefined, file: FilePath, span: Span) =>
    diagnosticAt(severity, 'links/missing', `There is no page at "${url}".`, {
      file,
      span,
      hint: didYouMean(near, 'Use the path of a Markdown file from the folder of this one, or the address of a page.'),
    }),
  linkToNoPage: (severity: Severity, url: string, target: FilePath, file: FilePath, span: Span) =>
    diagnosticAt(severity, 'links/missing', `${target}, to which "${url}" leads, is not a page.`, {
      file,
      span,
      hint: 'Give it an entry in the navigation; if it has one, it is a draft.',
    }),
  anchorMissing: (severity: Severity, url: string, hash: string, ids: readonly string[], file: FilePath, span: Span) =>
    diagnosticAt(severity, 'links/anchor', `${url === '#' ? 'This page' : `"${url}"`} has no heading "#${hash}".`, {
      file,
      span,
      hint: anchorHint(hash, ids),
    }),
  imageMissing: (severity: Severity, url: string, near: string | undefined, file: FilePath, span: Span) =>
    diagnosticAt(severity, 'images/missing', `The image "${url}" does not exist.`, {
      file,
      span,
      hint: didYouMean(near, 'Put it next to the page or in the public folder.'),
    }),
  hostBlocked: (directive: string, source: string, file: FilePath, span: Span) =>
    errorAt('csp/host', `The security policy of the site does not allow files from "${source}".`, {
      file,
      span,
      hint: `Allow it in docs.config.ts: \`csp: { '${directive}': ['${source}'] }\`, or use a file of the site.`,
    }),
  hostInvalid: (url: string, file: FilePath, span: Span) =>
    errorAt('csp/host', `The security policy of the page cannot allow the host of "${url}".`, {
      file,
      span,
      hint: 'Correct the address: a host consists of letters, digits, dots and hyphens.',
    }),
  includeMissing: (path: string, near: string | undefined, file: FilePath, span: Span) =>
    errorAt('include/missing', `The included file "${path}" does not exist.`, {
      file,
      span,
      hint: didYouMean(near, 'The path is relative to this file.'),
    }),
  includeCycle: (chain: FilePath[], file: FilePath, span: Span) =>
    errorAt('include/cycle', `The files include each other: ${chain.join(' → ')}.`, {
      file,
      span,
      hint: 'Remove one of the includes.',
    }),

  // templates
  templateThrew: (
    template: string,
    component: string | undefined,
    thrown: string,
    pathname: string,
    where: { file: FilePath; span?: Span | undefined },
  ) =>
    errorAt(
      'template/threw',
      // The page is a note: equal messages of many pages are printed as a few.
      `The template "${template}" threw${component ? ` in <${component}>` : ''}: ${thrown}`,
      { ...where, notes: [`On ${pathname}`] },
    ),
  templateUnused: (file: FilePath, near: string) =>
    warningAt('template/unused', 'No template has this name, and nothing imports this file.', {
      file,
      hint: didYouMean(near, ''),
    }),
  templatesMissing: (feature: string, folder: string) =>
    errorAt('template/folder', `The template folder ${folder} of the feature "${feature}" does not exist.`, {
      hint: 'Write a folder of the project as "./folder", a folder of an installed package as "package/folder".',
    }),
  styleMissing: (name: string, file: string) =>
    errorAt('template/styles', `No template folder has the stylesheet ${file} ("${name}") of a feature.`, {}),
  stylesheetMissing: (specifier: string) =>
    errorAt('styles/missing', `A stylesheet of the site imports "${specifier}", which is not there.`, {
      hint: 'Install the package, or build it if it is one of this repository; a file of the site begins with "./".',
    }),
  fontMissing: (family: string, path: string, file: FilePath) =>
    errorAt('theme/font', `The file ${path} of the font "${family}" does not exist.`, {
      file,
      hint: 'Write a path in the project as "./fonts/name.woff2", a file of an installed package as "package/name.woff2".',
    }),
  templateUnknown: (
    layout: string,
    near: string | undefined,
    known: string[],
    file: FilePath | undefined,
    span: Span | undefined,
  ) =>
    errorAt('template/unknown', `There is no template for the layout "${layout}".`, {
      ...(file && { file }),
      span,
      hint: near
        ? `Did you mean "${near}"?`
        : `Known layouts: ${known.join(', ')}. Add a layout as a file in the folder "templates" of a content folder.`,
    }),
  ejectUnknown: (name: string, near: string | undefined) =>
    errorAt('template/eject', `There is no template "${name}".`, {
      hint: didYouMean(near, '`docs-build eject` lists all templates.'),
    }),
  ejectReplaced: (name: string, by: FilePath) =>
    errorAt('template/eject', `The template ${name} is already replaced by ${by}.`, {
      file: by,
      hint: 'Nothing was written. Change that file, or move it away first.',
    }),

  // output
  outputClash: (path: string, owners: string[]) =>
    errorAt('output/clash', `${path} would be written twice, by ${owners.join(' and ')}.`, {
      hint: 'Rename one of the sources.',
    }),
  windowsName: (path: string, name: string, file: FilePath | undefined) =>
    warningAt('output/windows', `${path} cannot be written on Windows because of the name "${name}".`, {
      ...(file && { file }),
      hint: 'Rename it if the site is built or hosted on Windows, or checked out there.',
    }),
  outDirNarrow: () =>
    errorAt(
      'output/narrow',
      'A partial build (--only, --locale) contains only those pages and needs its own output folder.',
      {
        hint: 'Add --out-dir.',
      },
    ),
  explainUnknown: (pathname: string, near: string | undefined) =>
    warningAt('cli/explain', `There is no page ${pathname}.`, {
      hint: didYouMean(near, 'Pass the pathname of a page: --explain /guide/start/.'),
    }),
  nothingMatches: (globs: string[]) =>
    errorAt('cli/only', `No page matches ${globs.join(', ')}.`, {
      hint: 'Globs are matched against pathnames: "/guide/**".',
    }),
}

/** An address without the name and the password in it. */
function shownAddress(url: string): string {
  if (!URL.canParse(url)) return `"${url}"`
  const { protocol, host, pathname } = new URL(url)
  return `${protocol}//${host}${pathname}`
}
