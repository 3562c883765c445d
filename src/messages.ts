/**
 * Messages about a site: a row for each, with its code. Messages of the Markdown dialect are in markdown/, those about
 * the output folder in engine/, those of the servers and of demos in serve/ and features/demos/.
 */
import { counted } from './text.js'
import { didYouMean, nearest } from './engine/diagnostic.js'
import { error, message, type Place, warning } from './engine/message.js'
import type { FilePath, Severity } from './model.js'

/** The name that was probably meant. */
type Near = string | undefined

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
  shardWithOnly: () => error('shard/usage')`
    --shard and --only cannot be used together.
    A shard is a part of the whole site. Leave out one of them.`,
  shardWithoutCache: () => error('shard/usage')`
    --shard and --no-cache cannot be used together.
    The pages of a shard go into the remote cache. Leave out one of them.`,
  shardWithoutRemote: () => error('shard/usage')`
    --shard needs a remote cache: its pages go there.
    Set cache.remote in docs.config.ts, or the environment variable VITRINE_REMOTE_CACHE.`,
  shardReadOnly: () => warning('shard/read-only')`
    The remote cache cannot be written, so this shard makes nothing.
    The build without --shard makes all pages. To share the work, set VITRINE_REMOTE_CACHE_PRIVATE_KEY.`,
  remoteCache: (url: string, problem: string) => warning('cache/remote')`
    The remote cache ${shownAddress(url)} could not be used in full: ${problem}.
    The output is right without it; the build may take longer.`,
  rootMissing: (folder: string) => error('cli/root')`
    The folder ${folder} does not exist.
    Pass the folder that contains docs.config.ts.`,
  explainUnknown: (pathname: string, near: Near) => warning('cli/explain')`
    There is no page ${pathname}.
    ${didYouMean(near, 'Pass the pathname of a page: --explain /guide/start/.')}`,
  nothingMatches: (globs: string[]) => error('cli/only')`
    No page matches ${globs.join(', ')}.
    Globs are matched against pathnames: "/guide/**".`,

  // configuration
  configMissing: (chosen: string | undefined) =>
    chosen
      ? error('config/missing')`
          The configuration file ${chosen} does not exist.
          Check the path given with --config.`
      : error('config/missing')`
          This folder has no docs.config.ts.
          Create one: import { defineConfig } from 'vitrine';
          export default defineConfig({ title: '…', url: 'https://…' })`,
  configEnding: (chosen: string, endings: readonly string[]) => error('config/missing')`
    ${chosen} is not a configuration file: its name must end in one of ${endings.join(', ')}.
    Check the path given with --config.`,
  badBase: (base: string) => error('config/base')`
    "${base}" is not a valid base path.
    Use a path that starts and ends with a slash, such as / or /docs/.`,
  unknownLocale: (code: string, known: string[]) => error('config/locale')`
    The site has no locale "${code}".
    Locales of the site: ${known.join(', ')}.`,
  unknownKey: (path: string, near: Near, valid: string[], place: Place) => error('config/unknown-key', place)`
    Unknown key "${path}".
    ${didYouMean(near, validKeys(valid))}`,
  configKeyMissing: (path: string, place: Place) => error('config/missing-key', place)`
    The required key "${path}" is missing.
    The type UserConfig describes every key.`,
  badConfigValue: (path: string, problem: string, place: Place) => error('config/value', place)`
    ${path ? `"${path}"` : 'The configuration'} is not valid: ${problem}.
    The type UserConfig describes every option.`,
  commandTwice: (kind: 'command' | 'check', name: string, place: Place) => error('config/command', place)`
    Two ${kind}s are named "${name}".
    Rename the ${kind} of the plugin; the generator’s own names cannot be taken.`,
  commonFlag: (command: string, flag: string, place: Place) => error('config/command', place)`
    "${command}" declares the flag "${flag}", which all commands have.
    Rename the flag in the plugin.`,
  featureTwice: (name: string, place: Place) => error('config/feature-twice', place)`
    Two features are named "${name}".
    Rename the plugin.
    To turn off a built-in feature, set it to false; a plugin of the same name does not replace it.`,
  featureMember: (feature: string, member: string, near: Near, place: Place) => warning('config/feature-member', place)`
    The plugin "${feature}" has a member "${member}", which is not known.
    ${didYouMean(near, 'Remove it, or update Vitrine: the type Feature describes every member.')}`,
  featureContents: (feature: string, family: string, file: FilePath) => error('config/feature-value', { file })`
    A file that the plugin "${feature}" makes (of "${family}") is neither text nor bytes.
    Return a string or a Uint8Array from "make".`,
  featureKind: (feature: string, kind: string, known: string[], file: FilePath) =>
    error('config/feature-value', { file })`
      The plugin "${feature}" has a search entry of the kind "${kind}", which is not known.
      Known kinds: ${known.join(', ')}.`,
  noHistory: (why: 'missing' | 'owner', file: FilePath) =>
    why === 'missing'
      ? warning('config/no-history', { file })`
          Pages show no date of their last change: git is not installed.
          Install git, or remove "lastUpdated".`
      : warning('config/no-history', { file })`
          Pages show no date of their last change: git refuses a repository of another user.
          Run git config --global --add safe.directory <folder>, or remove "lastUpdated".`,
  nameTwice: (what: string, name: string) => error('config/name-twice')`
    Two ${what} are named "${name}".
    Start the name with the name of the plugin.`,
  unknownFeature: (name: string, near: Near, known: string[], place: Place) => error('config/unknown-feature', place)`
    Unknown feature "${name}".
    ${didYouMean(near, `Known features: ${known.join(', ')}.`)}`,
  headerLinkMissing: (href: string, near: Near, place: Place) => error('config/header-link', place)`
    The header links to ${href}, which is not a page.
    ${didYouMean(near, 'Change it in "headerLinks", or add the page.')}`,
  productWithoutPage: (id: string, pathname: string, near: Near, place: Place) => warning('config/product', place)`
    The product "${id}" begins at ${pathname}, which is not a page, \
    so it has neither a tree of its own nor a line in the menu of products.
    ${didYouMean(near, 'Let the first of its "pathnames" be a page, or add the page.')}`,
  unknownProduct: (id: string, near: Near, known: string[], place: Place) => {
    const add = 'Add it to "products" in the configuration, or remove "productId".'
    return warning('front-matter/product', place)`
      There is no product "${id}".
      ${didYouMean(near, known.length > 0 ? `Products of the configuration: ${known.join(', ')}.` : add)}`
  },

  // modules and plugins of the site
  moduleThrew: (file: FilePath, thrown: Error, span: Place['span']) => error('module/threw', { file, span })`
    ${file} threw ${thrown.name}: ${thrown.message}
    Fix the code so that importing the file does not throw.`,
  packageMissing: (file: FilePath, name: string, span: Place['span']) => error('module/package', { file, span })`
    ${file} imports "${name}", which is not installed.
    Install it, for example with: npm install ${name}`,
  questionExists: (file: FilePath, name: string, span: Place['span']) => error('module/question', { file, span })`
    ${file} defines a question named "${name}", but that name is already taken.
    Choose another name, and define each question in a module that only one of the site’s files imports.`,
  noDefaultExport: (file: FilePath, expected: string) => error('module/no-default-export', { file })`
    ${file} has no default export.
    Write: export default ${expected}`,
  pluginMissing: (name: string, place: Place, _thrown?: string) => error('config/plugin', place)`
    Cannot find the plugin "${name}".
    Use the name of an installed package, or a path relative to this folder that starts with "./".`,
  pluginThrew: (name: string, place: Place, thrown: string) => error('config/plugin', place)`
    Failed to import the plugin "${name}": ${thrown}
    Fix its code, or install what it imports.`,
  pluginExport: (name: string, place: Place, _thrown?: string) => error('config/plugin', place)`
    The default export of "${name}" is not a plugin.
    Export a function: export default function plugin(options) { return (tree, file) => {} }`,

  // content roots
  contentMissing: (dir: string, place: Place) => error('content/missing', place)`
    The content folder ${dir} does not exist.
    Create it, or fix "content" in the configuration.`,
  notPublished: (reason: 'outside' | 'hidden' | 'link', path: FilePath, place: Place) =>
    ({
      link: error('content/symlink', place)`
        ${path} leads outside its folder through a symbolic link.
        Copy the file, or allow it with --follow-symlinks.`,
      hidden: error('content/hidden', place)`
        ${path} is hidden or in node_modules, so it is not published.
        Move or rename the file if it is meant for readers.`,
      outside: error('content/outside', place)`
        ${path} is outside the content and public folders, so it is not published.
        Move the file into one of these folders, or add its folder to "content" in the configuration.`,
    })[reason],
  hiddenSkipped: (file: FilePath) => warning('content/hidden', { file })`
    ${file} is hidden or in node_modules; it was not published.
    Remove it from this folder, or rename it if it is meant for readers.`,
  notAFile: (file: FilePath) => warning('content/special', { file })`
    ${file} is neither a file nor a folder; it was skipped.`,
  sameName: (files: string[], folder: FilePath) => {
    const names = files.map((name) => (name === name.normalize() ? name : `${name} (decomposed, NFD)`)).join(', ')
    return error('content/same-name', { file: folder })`
      Some file systems cannot tell these names apart: ${names}.
      Rename one of them; names must differ in more than case or Unicode normalization.`
  },
  islandFile: (name: string, place: Place) => error('mdx/island', place)`
    The island <${name}> is none of a file or a package, so it cannot be sent to browsers.
    Write it in a file of its own, and import that.`,
  componentMap: (module: string, why: string, place: Place) => error('mdx/components', place)`
    The map of components "${module}" threw: ${why}
    It is the value of '*' in \`components\`. Elements of MDX whose names it has are not rendered.`,
  twoCandidates: (pathname: string, files: FilePath[]) => error('content/ambiguous', { file: files[1]! })`
    More than one file matches ${pathname}: ${files.join(', ')}.
    Keep one of them.`,
  homeMissing: (index: FilePath, navigation: FilePath) => warning('content/home', { file: navigation })`
    The site has no home page, because the navigation is empty.
    Add an entry to the navigation, or write ${index}.`,
  pageSize: (pathname: string, kilobytes: number, place: Place) => warning('content/page-size', place)`
    The HTML of ${pathname} has ${kilobytes.toLocaleString('en')} kB, which phones load slowly.
    ${
      place.span
        ? 'Shorten this code block, and link to the whole in a file of the public folder.'
        : 'Divide the page, or show fewer demos and shorter code on it.'
    }
    The limit is \`pageSizeWarning\` in docs.config.ts.`,
  fileGone: (file: FilePath) => error('file/missing', { file })`The file ${file} no longer exists.`,

  // navigation
  orphan: (file: FilePath, pathname: string) => warning('navigation/orphan', { file })`
    No navigation entry points to this file.
    Add { pathname: '${pathname}' } to the navigation.
    A file that other pages include needs no entry if its name begins with an underscore.`,
  orphanOfPageFile: (file: FilePath) => warning('navigation/orphan', { file })`
    No navigation entry leads to this file.
    Add an entry for which \`pageFile\` in docs.config.ts returns it.
    A file that other pages include needs no entry if its name begins with an underscore.`,
  navigationMissing: (navigation: FilePath, place: Place = {}) => error('navigation/missing', place)`
    The navigation file ${navigation} does not exist.
    Create it: export default [{ pathname: '/guide/start' }]`,
  notANavigation: (file: FilePath) => error('navigation/shape', { file })`
    The navigation must be an array of entries.
    export default [{ pathname: '/guide' }]`,
  navUnknownKey: (key: string, near: Near, valid: string[], place: Place) => error('navigation/unknown-key', place)`
    Unknown key "${key}" in a navigation entry.
    ${didYouMean(near, `Valid keys: ${valid.join(', ')}.`)}`,
  navBadValue: (key: string, expected: string, place: Place) => error('navigation/value', place)`
    "${key}" must be ${expected}.`,
  navNoPathname: (entry: string, near: Near, place: Place) => error('navigation/value', place)`
    The entry ${entry.length > 60 ? `${entry.slice(0, 60)}…` : entry} has no "pathname" that is a string.
    ${near ? `Write "pathname" instead of "${near}".` : 'Give it a pathname, such as { pathname: "/guide/start" }, or remove it.'}`,
  navBadPathname: (pathname: string, place: Place) => error('navigation/pathname', place)`
    "${pathname}" is not a valid pathname.
    Use an absolute path without a trailing slash, such as "/guide/start", or an https URL.`,
  navUnknownPlan: (plan: string, place: Place) => error('navigation/plan', place)`
    Unknown plan "${plan}".
    Plans are "community", "pro" and "premium".`,
  navDuplicate: (pathname: string, place: Place) => error('navigation/duplicate', place)`
    ${pathname} is in the navigation twice.
    Keep one entry.`,
  navNoPage: (pathname: string, candidates: string[], near: Near, place: Place) =>
    error('navigation/no-page', { ...place, notes: near ? [`There is a file ${near} without an entry.`] : [] })`
      ${pathname} has no page.
      Create ${candidates[0]!}, or mark the entry as planned.`,
  navNoAnchor: (hash: string, ids: readonly string[], place: Place) => error('navigation/no-anchor', place)`
    The page has no heading "#${hash}".
    ${anchorHint(hash, ids)}`,
  presetFile: (file: FilePath, why: string) => warning('preset/file', { file })`
    The file could not be read as data: ${why}
    The navigation is made without it. Write content/navigation.ts if the navigation is wrong.`,
  presetRedirects: (count: number, place: Place) => warning('preset/redirects', place)`
    ${counted(count, 'redirect')} of this configuration cannot be read: they are no literals, or have conditions, patterns or the addresses of other sites.
    Add \`redirectFrom\` to the front matter of the pages that they lead to.`,
  presetText: (from: string, place: Place) => warning('preset/text', place)`
    There is no page "${from}" whose text this one could take.
    Correct the path, which begins at a folder above the page; the other page is in a content folder, too.`,
  presetLostPages: (generator: string, addresses: readonly string[]) =>
    warning('preset/navigation', { notes: addresses.slice(0, 20) })`
      The navigation of ${generator} names ${counted(addresses.length, 'page')} that do not exist; they were left out.
      Remove the entries, or add the pages.`,
  navTooDeep: (depth: number, place: Place) => error('navigation/depth', place)`
    The navigation is more than ${depth} levels deep.
    Flatten the hierarchy.`,

  // translations
  badTranslations: (file: FilePath, { text, hint, span }: { text: string; hint?: string; span: Place['span'] }) => {
    const shape = '{ "pages": { "/guide/start": "…" }, "sections": {}, "strings": {}, "products": {}, "api": {} }'
    return error('translations/shape', { file, span })`
      ${file} is not a valid translation file: ${text}.
      ${hint ?? `Expected: ${shape}`}`
  },
  titleOfNoPage: (pathname: string, near: Near, place: Place) => warning('translations/page', place)`
    There is no page ${pathname}.
    ${didYouMean(near, 'Write the pathname as the navigation has it, or remove the title.')}`,
  misspelledString: (key: string, near: string, place: Place) => warning('translations/string', place)`
    There is no interface string "${key}".
    ${didYouMean(near, '')}`,

  // links
  linkMissing: (severity: Severity, url: string, near: Near, place: Place) => message(severity, 'links/missing', place)`
    There is no page at "${url}".
    ${didYouMean(near, 'Use the address of a page of this site, with a trailing slash.')}`,
  linkFileMissing: (severity: Severity, url: string, near: Near, place: Place) =>
    message(severity, 'links/missing', place)`
      There is no page at "${url}".
      ${didYouMean(near, 'Use the path of a Markdown file from the folder of this one, or the address of a page.')}`,
  linkToNoPage: (severity: Severity, url: string, target: FilePath, place: Place) =>
    message(severity, 'links/missing', place)`
      ${target}, to which "${url}" leads, is not a page.
      Give it an entry in the navigation; if it has one, it is a draft.`,
  anchorMissing: (severity: Severity, url: string, hash: string, ids: readonly string[], place: Place) =>
    message(severity, 'links/anchor', place)`
      ${url === '#' ? 'This page' : `"${url}"`} has no heading "#${hash}".
      ${anchorHint(hash, ids)}`,
  imageMissing: (severity: Severity, url: string, near: Near, place: Place) =>
    message(severity, 'images/missing', place)`
      The image "${url}" does not exist.
      ${didYouMean(near, 'Put it next to the page or in the public folder.')}`,
  hostBlocked: (directive: string, source: string, place: Place) => error('csp/host', place)`
    The security policy of the site does not allow files from "${source}".
    Allow it in docs.config.ts: \`csp: { '${directive}': ['${source}'] }\`, or use a file of the site.`,
  hostInvalid: (url: string, place: Place) => error('csp/host', place)`
    The security policy of the page cannot allow the host of "${url}".
    Correct the address: a host consists of letters, digits, dots and hyphens.`,
  includeMissing: (path: string, near: Near, place: Place) => error('include/missing', place)`
    The included file "${path}" does not exist.
    ${didYouMean(near, 'The path is relative to this file.')}`,
  includeCycle: (chain: FilePath[], place: Place) => error('include/cycle', place)`
    The files include each other: ${chain.join(' → ')}.
    Remove one of the includes.`,

  // templates
  // The page is a note: equal messages of many pages are printed as a few.
  templateThrew: (template: string, component: string | undefined, thrown: string, pathname: string, place: Place) =>
    error('template/threw', { ...place, notes: [`On ${pathname}`] })`
      The template "${template}" threw${component ? ` in <${component}>` : ''}: ${thrown}`,
  templateUnused: (file: FilePath, near: string) => warning('template/unused', { file })`
    No template has this name, and nothing imports this file.
    ${didYouMean(near, '')}`,
  templatesMissing: (feature: string, folder: string) => error('template/folder')`
    The template folder ${folder} of the feature "${feature}" does not exist.
    Write a folder of the project as "./folder", a folder of an installed package as "package/folder".`,
  styleMissing: (name: string, file: string) => error('template/styles')`
    No template folder has the stylesheet ${file} ("${name}") of a feature.`,
  stylesheetMissing: (specifier: string) => error('styles/missing')`
    A stylesheet of the site imports "${specifier}", which is not there.
    Install the package, or build it if it is one of this repository; a file of the site begins with "./".`,
  fontMissing: (family: string, path: string, file: FilePath) => error('theme/font', { file })`
    The file ${path} of the font "${family}" does not exist.
    Write a path in the project as "./fonts/name.woff2", a file of an installed package as "package/name.woff2".`,
  templateUnknown: (layout: string, near: Near, known: string[], place: Place) => {
    const add = 'Add a layout as a file in the folder "templates" of a content folder.'
    return error('template/unknown', place)`
      There is no template for the layout "${layout}".
      ${didYouMean(near, `Known layouts: ${known.join(', ')}. ${add}`)}`
  },
  ejectUnknown: (name: string, near: Near) => error('template/eject')`
    There is no template "${name}".
    ${didYouMean(near, '`docs-build eject` lists all templates.')}`,
  ejectReplaced: (name: string, by: FilePath) => error('template/eject', { file: by })`
    The template ${name} is already replaced by ${by}.
    Nothing was written. Change that file, or move it away first.`,

  migrateNoPreset: () => error('migrate/refused')`
    The pages of this site are for no other generator: \`markdown.preset\` is not set.
    Set it, or let \`docs-build init\` write the configuration in the repository of the tree.`,
  migrateNeeded: (generator: string, why: string) => error('migrate/refused')`
    Pages for ${generator} cannot be rewritten: ${why}.
    Keep the preset: it reads them as they are.`,
  migrateDirty: (why: string) => error('migrate/refused')`
    Nothing was written: ${why}
    Commit first, so that the change can be seen and undone, or use --force.`,

  renameNoPage: (from: string, near: Near) => error('rename/refused')`
    There is no page with a file at ${from}.
    ${didYouMean(near, 'Pass the pathname of a page: docs-build rename /guide/start /guide/first-steps.')}`,
  renameRefused: (from: string, why: string) => error('rename/refused')`
    ${from} cannot be renamed: ${why}.
    Nothing was written.`,
  renameTaken: (to: string) => error('rename/refused')`
    There is a page at ${to} already.
    Nothing was written. Choose another address, or move that page first.`,
  renameExists: (file: FilePath) => error('rename/refused', { file })`
    ${file} exists already, and no page has it.
    Nothing was written. Move it away first.`,
  renamePlace: (file: string, pathname: string) => error('rename/refused')`
    No place in a content folder gives ${file === '' ? 'a file' : file} the address ${pathname}.
    Nothing was written. Choose an address below a content folder; move a page whose text says its address by hand.`,

  versionLeftOut: (name: string, why: string, advice: string) => warning('versions/left-out')`
    The site is built without its version ${name}: ${why}.
    ${advice}`,
  unknownChanges: (pathname: string, near: string | undefined, file: FilePath) => error('versions/changes', { file })`
    "changes" of a version names ${pathname}, where there is no page.
    ${didYouMean(near)}`,
  versionClash: (folder: string, path: string) => error('versions/address')`
    The site has ${path}, which is in the folder of a version, ${folder}.
    Set another "at" for the version, or rename the page.`,

  // output
  outputClash: (severity: Severity, path: string, owners: string[]) => message(severity, 'output/clash')`
    ${path} would be written twice, by ${owners.join(' and ')}.
    Rename one of the sources.`,
  windowsName: (path: string, name: string, file: FilePath | undefined) => warning('output/windows', file && { file })`
    ${path} cannot be written on Windows because of the name "${name}".
    Rename it if the site is built or hosted on Windows, or checked out there.`,
  outDirNarrow: () => error('output/narrow')`
    A partial build (--only, --locale) contains only those pages and needs its own output folder.
    Add --out-dir.`,
}

/** An address without the name and the password in it. */
function shownAddress(url: string): string {
  if (!URL.canParse(url)) return `"${url}"`
  const { protocol, host, pathname } = new URL(url)
  return `${protocol}//${host}${pathname}`
}
