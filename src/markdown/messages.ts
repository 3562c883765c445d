/**
 * Every message of the Markdown pipeline, a row each, with its code. Messages that need knowledge of the site (a
 * missing page or file) are in the site's catalogue.
 */
import type { ElementError } from '../elements.js'
import { diagnosticAt, didYouMean, nearest } from '../engine/diagnostic.js'
import { error, message, warning } from '../engine/message.js'
import type { Diagnostic, FilePath, MarkdownRules, Severity, Span } from '../model.js'

export interface Message extends Diagnostic {
  /** The rule that sets the severity, which the site configures. */
  rule?: keyof MarkdownRules
}

/** A message with its place, or undefined if the site has switched its rule off. */
export function toDiagnostic(
  { rule, severity, code, text, ...details }: Message,
  rules: MarkdownRules,
  file?: FilePath,
  span?: Span,
): Diagnostic | undefined {
  if (rule && rules[rule] === 'off') return undefined
  const chosen = rule ? (rules[rule] === 'warn' ? 'warning' : 'error') : severity
  return diagnosticAt(chosen, code, text, { ...details, ...(file && { file }), span })
}

const ruled =
  (rule: keyof MarkdownRules, code: string) =>
  (...template: Parameters<ReturnType<typeof error>>): Message => ({ ...error(code)(...template), rule })

const meant = (word: string, candidates: Iterable<string>, instead: string): string => {
  const words = [...candidates]
  const begun = word.length >= 3 ? words.filter((candidate) => candidate.startsWith(word)) : []
  const near = begun.length === 1 ? begun[0] : nearest(word, words)
  return didYouMean(near, instead)
}
const list = (words: Iterable<string>): string => [...words].join(', ')
const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text)

// ── The file ──────────────────────────────────────────────────────────────────────────────────────────────────────

export const emptyFile = () => error('markdown/empty')`
  The file is empty.
  Begin with a heading and a description: \`# Title\` and \`<p class="description">…</p>\`.`
export const tooDeep = (limit: number) => error('markdown/too-deep')`
  Blocks are nested more than ${limit} levels deep.
  Nest lists and quotes less deeply, and close blocks such as \`:::info\`.`
export const blockTooLong = (kind: 'table' | 'HTML block' | 'paragraph', size: number, limit: number) => {
  const [table, other] = [
    'Split it into several tables, or offer its data as a file for download.',
    'Split it with blank lines, or move its data into a code block.',
  ]
  return error('markdown/paragraph-size')`
    One ${kind} has ${size.toLocaleString('en')} characters; the limit is ${limit.toLocaleString('en')}.
    ${kind === 'table' ? table : other}`
}
export const tooManyMarks = () => error('markdown/paragraph-size')`
  One paragraph has more than 5,000 marks that may end emphasis.
  Split it with blank lines, or write \`\\*\` where no emphasis is meant.`
export const tooManyUnended = () => error('markdown/paragraph-size')`
  One paragraph has thousands of comments, tags, code spans or links that are not closed.
  Close them, split the paragraph with blank lines, or move its text into a code block.`

// ── Presets: what pages of other generators have and these do not ─────────────────────────────────────────────────

export const presetSnippet = (line: string) => warning('preset/snippet')`
  The code of another file was left out: ${line}
  Include it: \`{{"include": "./file.js"}}\`.`
export const presetInclude = () => warning('preset/include')`
  Another file was left out.
  Include it: \`{{"include": "_file.md"}}\`.`
export const presetInterpolation = (text: string) => warning('preset/interpolation')`
  ${text} is shown as it is: pages have no templates.
  Write the value.`
export const presetKey = (key: string) => {
  const slug = 'The address of a page is that of its file. Move the file, or keep the old address: `redirectFrom`.'
  return warning('preset/front-matter')`
    The front matter key "${key}" was left out.
    ${key === 'slug' ? slug : 'Write the same into the page, as Markdown or as a component of the site.'}`
}

// ── MDX ───────────────────────────────────────────────────────────────────────────────────────────────────────────

export const mdxSyntax = (problem: string) => error('mdx/syntax')`
  ${problem}
  The page is read as Markdown until this is right. In MDX, \`<\` begins an element and \`{\` an expression;
  write \`\\<\` and \`\\{\`, or \`&lt;\`, where the characters are meant.`

// ── Plugins ───────────────────────────────────────────────────────────────────────────────────────────────────────

export const pluginThrew = (name: string, thrown: string) => error('markdown/plugin')`
  The plugin "${name}" threw on this page: ${thrown}
  Fix the plugin or its options in docs.config.ts.`
export const pluginNoRoot = (name: string) => error('markdown/plugin')`
  The plugin "${name}" returned something other than a tree.
  Return a node of the type "root", or nothing.`
export const pluginTree = (problem: string) => error('markdown/plugin')`
  Plugins produced a tree that cannot be serialized: ${problem}
  Set \`data.hName\` on nodes of other types, or turn them into elements in a rehype plugin.`
export const pluginPlaceholders = () => error('markdown/plugin')`
  A plugin changed the placeholders of code, links or demos in this page.
  Leave texts and attributes that contain U+0000 unchanged; move or remove them only as a whole.`
export const pluginMessage = (reason: string, severity: Severity, from: string | undefined, note = '') =>
  message(severity, 'markdown/plugin-message', from ? { notes: [`From the plugin ${from}.`] } : {})`
    ${reason}
    ${note}`

// ── Front matter ──────────────────────────────────────────────────────────────────────────────────────────────────

export const frontMatterOpen = () => error('front-matter/unclosed')`
  The front matter is never closed.
  End it with a line \`---\`.`
export const frontMatterYaml = (problem: string, hint = '') => error('front-matter/yaml')`
  The front matter is not valid YAML: ${problem}
  ${hint}`
export const frontMatterDuplicate = (key: string) => error('front-matter/duplicate-key')`
  The key "${key}" is defined twice.
  Keep one of them.`
export const frontMatterAlias = (name: string) => error('front-matter/yaml')`
  The front matter is not valid YAML: there is no anchor named "${name}".
  Put a value that begins with * in quotes.`
export const frontMatterComment = (comment: string) => error('front-matter/comment')`
  "#${comment}" is a comment in YAML, so it is not a part of the value.
  Put the whole value in quotes, or write a space after the # of a comment.`
export const frontMatterAliases = () => error('front-matter/aliases')`
  The aliases in the front matter expand to too many values.
  Write values out instead of \`*alias\`.`
export const frontMatterShape = () => error('front-matter/shape')`
  The front matter is not a mapping of keys to values.
  Write \`key: value\` on every line.`
export const frontMatterKey = (key: string, known: string[]) => {
  const keys = known.length > 0 ? `Known keys: ${list(known)}. ` : ''
  return error('front-matter/unknown-key')`
    Unknown front matter key "${key}".
    ${meant(key, known, `${keys}What templates and plugins of the site read goes below \`data\`.`)}`
}
const exampleOf: Record<string, string> = {
  'true or false': 'true',
  'a number': '1',
  'texts with addresses': '{ Guidelines: https://example.com }',
  'keys and values': '{ key: value }',
}
export const frontMatterType = (key: string, expected: string, got: string) => {
  const example = `Write \`${key}: ${exampleOf[expected] ?? '[first, second]'}\`.`
  return error('front-matter/type')`
    The front matter key "${key}" must be ${expected}, not ${got}.
    ${expected === 'a string' ? 'Put the value in quotes.' : example}`
}

// ── Title, description, headings ──────────────────────────────────────────────────────────────────────────────────

export const titleMissing = () => ruled('title-missing', 'markdown/title-missing')`
  The page has no title.
  Begin with \`# Title\`, or write \`title:\` in the front matter.`
export const titleLong = (length: number) => ruled('title-length', 'markdown/title-length')`
  The title has ${length} characters; search engines cut it after 70.
  Shorten it, or write a shorter \`title:\` in the front matter.`
export const descriptionMissing = () => ruled('description-missing', 'markdown/description-missing')`
  The page has no description, and no paragraph to take one from.
  Write \`<p class="description">One sentence.</p>\` under the title.`
export const descriptionLong = (length: number) => ruled('description-length', 'markdown/description-length')`
  The description has ${length} characters; the limit is 160.
  Shorten it to one or two sentences.`
export const descriptionUnfinished = () => ruled('description-punctuation', 'markdown/description-punctuation')`
  The description does not end with a punctuation mark.
  End it with a full stop.`
export const headingOrder = (depth: number) => ruled('heading-order', 'markdown/heading-order')`
  A heading of level ${depth} comes before any heading of level 2.
  Write \`##\` instead of \`${'#'.repeat(depth)}\`.`
export const headingId = (id: string) => error('markdown/heading-id')`
  The id "${id}" is already used on this page.
  Choose another one in \`{#…}\`.`
export const headingCount = (own: number, original: number) => warning('markdown/translation-headings')`
  The translation has ${own} headings, the original ${original}; their links may not match.
  Give both pages the same headings in the same order.`

// ── Blocks ────────────────────────────────────────────────────────────────────────────────────────────────────────

export const containerOpen = (opening: string, closing: string) => {
  const colons = closing.startsWith(':') ? '; a block that contains another one needs more colons' : ''
  return error('markdown/unclosed-block')`
    The block \`${opening}\` is never closed.
    End it with a line \`${closing}\`${colons}.`
}
export const containerStray = () => ruled('callout-unknown', 'markdown/stray-colons')`
  This line does not close a block.
  Open one with \`:::info\`, or remove the line.`
export const containerUnknown = (name: string, known: readonly string[]) =>
  ruled('callout-unknown', 'markdown/callout-unknown')`
    Unknown block "${name}".
    ${meant(name, known, `Known blocks: ${list(known)}.`)}`
export const alertUnknown = (name: string, known: readonly string[]) => warning('markdown/alert-unknown')`
  Unknown alert "[!${name}]"; the quote is shown as it is.
  ${meant(name.toUpperCase(), known, `Known alerts: ${list(known)}.`)}`
export const alertTitle = (name: string, block: string) => warning('markdown/alert-title')`
  Text after "[!${name}]" makes this an ordinary quote.
  Write the text on the next line, or, for a title, \`:::${block}[Title]\`.`
export const containerNameless = () => ruled('callout-unknown', 'markdown/block-name')`
  This line does not open a block: its name is missing.
  Write the name after the colons: \`:::info[Title]{#id}\`.`
export const containerRest = (name: string, rest: string) => error('markdown/block-title')`
  "${rest}" is neither a title nor attributes.
  Write \`:::${name} Title\`, \`:::${name}[Title]\` or \`:::${name}{title="Title" #id .class}\`.`
export const containerAttribute = (name: string, key: string, known: readonly string[]) =>
  error('markdown/block-attribute')`
    Unknown attribute "${key}" of the block "${name}".
    ${meant(key, known, `Known attributes: ${list(known)}.`)}`
export const componentName = () => error('component/name')`
  The block does not say which component it is.
  Write \`:::component{name="Card"}\` for the file \`components/Card.tsx\` of a content root.`
export const tabsContent = () => error('markdown/tabs-content')`
  A block of tabs can only contain tabs.
  Put the content between \`:::tab[Label]\` and \`:::\`, and give the outer block more colons: \`::::tabs\`.`
export const tabsEmpty = (name: string) => {
  const tabs = 'Add tabs, `:::tab[Label]` … `:::`, and give the outer block more colons: `::::tabs`.'
  return error('markdown/tabs-empty')`
    The block "${name}" contains no tabs.
    ${name === 'tabs' ? tabs : 'Add code blocks with names: `` ```js [config.js] ``.'}`
}
export const tabLabel = () => error('markdown/tab-label')`
  The tab has no label.
  Write \`:::tab[Label]\`.`
export const tabOutside = () => error('markdown/tab-outside')`
  A tab can only be in a block of tabs.
  Put it between \`::::tabs\` and \`::::\`.`
export const tooManyTabs = (count: number, limit: number) => error('markdown/tab-count')`
  A block has ${count} tabs; the limit is ${limit}.
  Use headings, or several blocks.`
export const directiveUnknown = (name: string, known: readonly string[]) => error('markdown/directive-unknown')`
  Unknown block {{"${name}"}}.
  ${meant(name, known, `Known blocks: ${list(known)}.`)}`
export const directiveUnclosed = () => error('markdown/directive-unclosed')`
  The line does not end with \`}}\`.
  Write the whole block on one line: \`{{"demo": "Name.js"}}\`.`
export const directiveWithin = (name: string) => error('markdown/directive-within')`
  The block \`{{"${name}": …}}\` stands within other text, so it is shown as text.
  Write it on a line of its own, with an empty line before it where that follows HTML;
  as text, \`\\{{\` or in backticks.`
export const directiveJson = (problem: string) => error('markdown/directive-json')`
  The text between the braces is not valid JSON: ${problem}
  Put names and strings in double quotes, and a comma between options but not after the last.`
export const optionUnknown = (block: string, key: string, known: readonly string[]) => error(`${block}/unknown-option`)`
  Unknown ${block} option "${key}".
  ${meant(key, known, `Known options: ${list(known)}.`)}`
export const foundByShape = () => error('markdown/found-by')`
  "foundBy" is not a list of texts, or not alone.
  Write {{"foundBy": ["…", "…"]}}.`
export const optionType = (block: string, key: string, expected: string) => error(`${block}/option-type`)`
  The ${block} option "${key}" must be ${expected}.`
export const demoToolbarShown = () => error('demo/redundant-option')`
  "hideToolbar": false has no effect: the toolbar is shown by default.
  Remove the option.`
export const demoToolbarHidden = (option: string) => error('demo/conflicting-options')`
  "hideToolbar": true and "${option}": true cannot be combined.
  Remove "${option}".`
export const demoControlsFrame = () => error('demo/controls')`
  A demo in a frame cannot have "controls".
  Remove "iframe" or "controls".`
export const elementThrew = (name: string, why: string) => error('markdown/element')`
  The function of <${name}> in the configuration threw: ${why}
  It gets the element's props, of which those that are no literals are undefined.`
export const elementUse = (name: string, { message: why, hint }: ElementError) => error('markdown/element')`
  <${name}> ${why}
  ${hint}`
export const elementValue = (name: string) => error('markdown/element')`
  The function of <${name}> in the configuration returns neither the path of a demo nor a block.
  Return \`'demos/button.tsx'\`, \`{ demo: '…', height: 300 }\`, \`{ component: '…' }\`, null for nothing, or undefined.`
export const demoExtension = (name: string) => error('demo/extension')`
  A demo is referenced by its JavaScript file, not "${name}".
  Write "${name.replace(/\.tsx?$/, '.js')}", or add "hideToolbar": true.`
export const codeblockContent = () => error('markdown/codeblock-content')`
  A block of code tabs can only contain code fences.
  Move the text out of it.`
export const codeblockKey = () => error('markdown/codeblock-key')`
  The <codeblock> has no storageKey.
  Write \`<codeblock storageKey="package-manager">\`.`
export const fenceLanguage = (lang: string, known: Iterable<string>) => ruled('fence-language', 'code/language')`
  Unknown language "${lang}"; the code is not highlighted.
  ${meant(lang, known, 'Write `text` for no language.')}`
export const fenceOption = (word: string, known: readonly string[]) => warning('code/unknown-option')`
  Unknown code block option "${word}".
  ${meant(word, known, `Known options: ${list(known)}.`)}`
export const fenceQuote = (option: string, rest: string) => {
  const [unclosed, early] = [
    `The quotation mark of the option "${option}" is not closed.`,
    `The value of the option "${option}" ends before \`${rest}\`.`,
  ]
  return warning('code/option-quote')`
    ${rest === '' ? unclosed : early}
    Write a quotation mark within the value as \`\\"\`.`
}
export const fenceRange = (written: string) => error('code/line-range')`
  "${written}" is not a valid list of lines.
  Write \`{1,4-6}\`; lines are counted from 1.`
export const packageCommand = (line: string) => warning('code/package-command')`
  "${line}" cannot be converted for other package managers.
  Write the commands for npm: \`npm install …\`, \`npm run …\`, \`npx …\`.`

export const referenceUndefined = (label: string) => warning('links/undefined-reference')`
  The link reference "[${label}]" is not defined.
  Add a line \`[${label}]: https://…\`, or write \`\\[\` for a literal bracket.`
export const footnoteUndefined = (label: string) => warning('footnotes/undefined')`
  The footnote "[^${label}]" is not defined.
  Add a line \`[^${label}]: Text.\`, or put it in backticks.`
export const footnoteDuplicate = (label: string) => warning('footnotes/duplicate')`
  The footnote "[^${label}]" is defined twice; only the first definition is shown.
  Remove one of them, or give it another label.`
export const definitionDuplicate = (label: string, first: string, second: string) =>
  first === second
    ? warning('links/duplicate-definition')`
        The link "[${label}]" is defined twice with different titles; only the first definition has an effect.
        Remove one of them, or give it another label.`
    : warning('links/duplicate-definition')`
        The link "[${label}]" is defined twice: as ${first} and as ${second}. Only the first definition has an effect.
        Remove one of them, or give it another label.`
export const footnoteUnused = (label: string) => warning('footnotes/unused')`
  The footnote "[^${label}]" is never referenced, so it is not shown.
  Write \`[^${label}]\` in the text, or remove it.`

// ── URLs, images, HTML ────────────────────────────────────────────────────────────────────────────────────────────

export const urlScheme = (scheme: string, allowed: string[]) => error('links/scheme')`
  Addresses with "${scheme}:" are not allowed; this one was removed.
  Allowed: ${list(allowed)}. The list is \`markdown.schemes\` in the configuration.`
export const linkSlash = (url: string, instead: string) => ruled('link-trailing-slash', 'links/trailing-slash')`
  The address "${url}" must end with exactly one slash.
  Write "${instead}".`
export const htmlRemoved = (what: string, hint: string) => warning('html/removed')`
  ${what} was removed: the site's security policy would block it.
  ${hint}`
export const htmlStyle = (declaration: string, reason: 'syntax' | 'address') =>
  reason === 'address'
    ? warning('html/style')`
        "${shortened(declaration)}" in a style attribute was left out: it loads a file.
        Use an <img>, or a rule in a stylesheet of the site.`
    : warning('html/style')`
        "${shortened(declaration)}" in a style attribute was left out: it is not a declaration that can be read.
        Write \`color: red; margin: 0\`, without braces and backslashes, and close what is open.`
export const htmlUnclosed = () => error('html/unclosed-tag')`
  The HTML tag or comment is never closed.
  Close it before the next blank line, or write \`&lt;\` for a literal "<".`
export const htmlOpen = (name: string) => ruled('html-structure', 'html/unclosed-element')`
  The element <${name}> is never closed.
  Write </${name}> within the same paragraph, list item or block, or put code in backticks: \`<${name}>\`.`
export const htmlStray = (name: string) => ruled('html-structure', 'html/stray-end-tag')`
  The end tag </${name}> closes nothing.
  Remove it, or write <${name}> within the same paragraph, list item or block.`
const noJsx = (name: string) =>
  `Markdown has no JSX. Use a component of the site, \`{{"component": "${name}"}}\`, or put code in backticks.`
export const htmlUnknown = (name: string) => ruled('html-structure', 'html/unknown-element')`
  <${name}> is not an HTML element that pages can contain.
  ${/^[A-Z]\w+/.test(name) ? noJsx(name) : 'Put code in backticks, or write `&lt;` for a literal "<".'}`
export const jsxText = (tag: string) => ruled('html-structure', 'html/unknown-element')`
  ${tag} is shown as text.
  ${noJsx('Name')}`
export const htmlNotAllowed = (name: string) => warning('html/not-allowed')`
  The element <${name}> was removed: it is not in the list of allowed elements.
  Use Markdown or a component of the site. \`markdown.html\` in the configuration sets what is allowed.`
export const htmlId = (id: string) => error('html/duplicate-id')`
  The id "${id}" is already used on this page.
  Ids of HTML elements and headings must be unique on a page.`

// ── Regions of included files ───────────────────────────────────────────────────────────────────────────────────────

export const includeRegion = (path: string, region: string, regions: readonly string[]) => {
  const mark = `Mark it with \`#region ${region}\` and \`#endregion\` in comments.`
  return error('include/region')`
    The included file "${path}" has no region "${region}".
    ${meant(region, regions, regions.length > 0 ? `Its regions: ${list(regions)}.` : mark)}`
}
