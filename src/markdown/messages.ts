/**
 * Every message of the Markdown pipeline, one function each, with its code. Messages that need knowledge of the site (a
 * missing page or file) are in the site's catalogue.
 */
import { diagnosticAt, didYouMean, nearest } from '../engine/diagnostic.js'
import type { Diagnostic, FilePath, MarkdownRules, Severity, Span } from '../model.js'

export interface Message {
  code: string
  text: string
  hint?: string
  notes?: string[]
  /** The rule that sets the severity, which the site configures; without a rule it is an error. */
  rule?: keyof MarkdownRules
  severity?: Severity
}

/** A message with its place, or undefined if the site has switched its rule off. */
export function toDiagnostic(
  message: Message,
  rules: MarkdownRules,
  file?: FilePath,
  span?: Span,
): Diagnostic | undefined {
  const { rule, severity = 'error', code, text, ...details } = message
  const chosen = rule ? rules[rule] : severity === 'error' ? 'error' : 'warn'
  if (chosen === 'off') return undefined
  return diagnosticAt(chosen === 'warn' ? 'warning' : 'error', code, text, { ...details, ...(file && { file }), span })
}

const meant = (word: string, candidates: Iterable<string>, instead: string): string => {
  const words = [...candidates]
  const begun = word.length >= 3 ? words.filter((candidate) => candidate.startsWith(word)) : []
  const near = begun.length === 1 ? begun[0] : nearest(word, words)
  return didYouMean(near, instead)
}
const list = (words: Iterable<string>): string => [...words].join(', ')

// ── The file ──────────────────────────────────────────────────────────────────────────────────────────────────────

export const emptyFile = (): Message => ({
  code: 'markdown/empty',
  text: 'The file is empty.',
  hint: 'Begin with a heading and a description: `# Title` and `<p class="description">…</p>`.',
})
export const tooDeep = (limit: number): Message => ({
  code: 'markdown/too-deep',
  text: `Blocks are nested more than ${limit} levels deep.`,
  hint: 'Nest lists and quotes less deeply, and close blocks such as `:::info`.',
})
export const blockTooLong = (kind: 'table' | 'HTML block' | 'paragraph', size: number, limit: number): Message => ({
  code: 'markdown/paragraph-size',
  text: `One ${kind} has ${size.toLocaleString('en')} characters; the limit is ${limit.toLocaleString('en')}.`,
  hint:
    kind === 'table'
      ? 'Split it into several tables, or offer its data as a file for download.'
      : 'Split it with blank lines, or move its data into a code block.',
})

export const tooManyMarks: Message = {
  code: 'markdown/paragraph-size',
  text: 'One paragraph has more than 5,000 marks that may end emphasis.',
  hint: 'Split it with blank lines, or write `\\*` where no emphasis is meant.',
}
export const tooManyUnended: Message = {
  code: 'markdown/paragraph-size',
  text: 'One paragraph has thousands of comments, tags, code spans or links that are not closed.',
  hint: 'Close them, split the paragraph with blank lines, or move its text into a code block.',
}

// ── Presets: what pages of other generators have and these do not ─────────────────────────────────────────────────

const presetMessage = (code: string, text: string, hint: string): Message => ({
  code,
  severity: 'warning',
  text,
  hint,
})
export const presetImport = (module: string): Message =>
  presetMessage(
    'preset/import',
    `The import of "${module}" was left out: pages have no JavaScript.`,
    'Show a component with `{{"component": "Name"}}`, a demo with `{{"demo": "Name.js"}}`, another file with `{{"include": "_file.md"}}`.',
  )
export const presetExport = (): Message =>
  presetMessage(
    'preset/import',
    'An export was left out: pages have no JavaScript.',
    'Put the code into a component: `{{"component": "Name"}}`.',
  )
export const presetSnippet = (line: string): Message =>
  presetMessage(
    'preset/snippet',
    `The code of another file was left out: ${line}`,
    'Include it: `{{"include": "./file.js"}}`.',
  )
export const presetInclude = (): Message =>
  presetMessage('preset/include', 'Another file was left out.', 'Include it: `{{"include": "_file.md"}}`.')
export const presetInterpolation = (text: string): Message =>
  presetMessage('preset/interpolation', `${text} is shown as it is: pages have no templates.`, 'Write the value.')
export const presetKey = (key: string): Message =>
  presetMessage(
    'preset/front-matter',
    `The front matter key "${key}" was left out.`,
    key === 'slug'
      ? 'The address of a page is that of its file. Move the file, or keep the old address: `redirectFrom`.'
      : 'Write the same into the page, as Markdown or as a component of the site.',
  )

// ── Plugins ───────────────────────────────────────────────────────────────────────────────────────────────────────

export const pluginThrew = (name: string, thrown: string): Message => ({
  code: 'markdown/plugin',
  text: `The plugin "${name}" threw on this page: ${thrown}`,
  hint: 'Fix the plugin or its options in docs.config.ts.',
})
export const pluginNoRoot = (name: string): Message => ({
  code: 'markdown/plugin',
  text: `The plugin "${name}" returned something other than a tree.`,
  hint: 'Return a node of the type "root", or nothing.',
})
export const pluginTree = (problem: string): Message => ({
  code: 'markdown/plugin',
  text: `Plugins produced a tree that cannot be serialized: ${problem}`,
  hint: 'Set `data.hName` on nodes of other types, or turn them into elements in a rehype plugin.',
})
export const pluginPlaceholders = (): Message => ({
  code: 'markdown/plugin',
  text: 'A plugin changed the placeholders of code, links or demos in this page.',
  hint: 'Leave texts and attributes that contain U+0000 unchanged; move or remove them only as a whole.',
})
export const pluginMessage = (
  reason: string,
  severity: Severity,
  from: string | undefined,
  note?: string,
): Message => ({
  code: 'markdown/plugin-message',
  severity,
  text: reason,
  ...(from && { notes: [`From the plugin ${from}.`] }),
  ...(note && { hint: note }),
})

// ── Front matter ──────────────────────────────────────────────────────────────────────────────────────────────────

export const frontMatterOpen = (): Message => ({
  code: 'front-matter/unclosed',
  text: 'The front matter is never closed.',
  hint: 'End it with a line `---`.',
})
export const frontMatterYaml = (problem: string, hint?: string): Message => ({
  code: 'front-matter/yaml',
  text: `The front matter is not valid YAML: ${problem}`,
  ...(hint && { hint }),
})
export const frontMatterDuplicate = (key: string): Message => ({
  code: 'front-matter/duplicate-key',
  text: `The key "${key}" is defined twice.`,
  hint: 'Keep one of them.',
})
export const frontMatterAlias = (name: string): Message => ({
  code: 'front-matter/yaml',
  text: `The front matter is not valid YAML: there is no anchor named "${name}".`,
  hint: 'Put a value that begins with * in quotes.',
})
export const frontMatterComment = (comment: string): Message => ({
  code: 'front-matter/comment',
  text: `"#${comment}" is a comment in YAML, so it is not a part of the value.`,
  hint: 'Put the whole value in quotes, or write a space after the # of a comment.',
})
export const frontMatterAliases = (): Message => ({
  code: 'front-matter/aliases',
  text: 'The aliases in the front matter expand to too many values.',
  hint: 'Write values out instead of `*alias`.',
})
export const frontMatterShape = (): Message => ({
  code: 'front-matter/shape',
  text: 'The front matter is not a mapping of keys to values.',
  hint: 'Write `key: value` on every line.',
})
export const frontMatterKey = (key: string, known: string[]): Message => ({
  code: 'front-matter/unknown-key',
  text: `Unknown front matter key "${key}".`,
  hint: meant(
    key,
    known,
    `${known.length > 0 ? `Known keys: ${list(known)}. ` : ''}What templates and plugins of the site read goes below \`data\`.`,
  ),
})
const exampleOf: Record<string, string> = {
  'true or false': 'true',
  'a number': '1',
  'texts with addresses': '{ Guidelines: https://example.com }',
  'keys and values': '{ key: value }',
}
export const frontMatterType = (key: string, expected: string, got: string): Message => ({
  code: 'front-matter/type',
  text: `The front matter key "${key}" must be ${expected}, not ${got}.`,
  hint:
    expected === 'a string'
      ? 'Put the value in quotes.'
      : `Write \`${key}: ${exampleOf[expected] ?? '[first, second]'}\`.`,
})

// ── Title, description, headings ──────────────────────────────────────────────────────────────────────────────────

export const titleMissing = (): Message => ({
  code: 'markdown/title-missing',
  rule: 'title-missing',
  text: 'The page has no title.',
  hint: 'Begin with `# Title`, or write `title:` in the front matter.',
})
export const titleLong = (length: number): Message => ({
  code: 'markdown/title-length',
  rule: 'title-length',
  text: `The title has ${length} characters; search engines cut it after 70.`,
  hint: 'Shorten it, or write a shorter `title:` in the front matter.',
})
export const descriptionMissing = (): Message => ({
  code: 'markdown/description-missing',
  rule: 'description-missing',
  text: 'The page has no description, and no paragraph to take one from.',
  hint: 'Write `<p class="description">One sentence.</p>` under the title.',
})
export const descriptionLong = (length: number): Message => ({
  code: 'markdown/description-length',
  rule: 'description-length',
  text: `The description has ${length} characters; the limit is 160.`,
  hint: 'Shorten it to one or two sentences.',
})
export const descriptionUnfinished = (): Message => ({
  code: 'markdown/description-punctuation',
  rule: 'description-punctuation',
  text: 'The description does not end with a punctuation mark.',
  hint: 'End it with a full stop.',
})
export const headingOrder = (depth: number): Message => ({
  code: 'markdown/heading-order',
  rule: 'heading-order',
  text: `A heading of level ${depth} comes before any heading of level 2.`,
  hint: `Write \`##\` instead of \`${'#'.repeat(depth)}\`.`,
})
export const headingId = (id: string): Message => ({
  code: 'markdown/heading-id',
  text: `The id "${id}" is already used on this page.`,
  hint: 'Choose another one in `{#…}`.',
})
export const headingCount = (own: number, original: number): Message => ({
  code: 'markdown/translation-headings',
  severity: 'warning',
  text: `The translation has ${own} headings, the original ${original}; their links may not match.`,
  hint: 'Give both pages the same headings in the same order.',
})

// ── Blocks ────────────────────────────────────────────────────────────────────────────────────────────────────────

export const containerOpen = (opening: string, closing: string): Message => ({
  code: 'markdown/unclosed-block',
  text: `The block \`${opening}\` is never closed.`,
  hint: `End it with a line \`${closing}\`${closing.startsWith(':') ? '; a block that contains another one needs more colons' : ''}.`,
})
export const containerStray = (): Message => ({
  code: 'markdown/stray-colons',
  rule: 'callout-unknown',
  text: 'This line does not close a block.',
  hint: 'Open one with `:::info`, or remove the line.',
})
export const containerUnknown = (name: string, known: readonly string[]): Message => ({
  code: 'markdown/callout-unknown',
  rule: 'callout-unknown',
  text: `Unknown block "${name}".`,
  hint: meant(name, known, `Known blocks: ${list(known)}.`),
})
export const alertUnknown = (name: string, known: readonly string[]): Message => ({
  code: 'markdown/alert-unknown',
  severity: 'warning',
  text: `Unknown alert "[!${name}]"; the quote is shown as it is.`,
  hint: meant(name.toUpperCase(), known, `Known alerts: ${list(known)}.`),
})
export const alertTitle = (name: string, block: string): Message => ({
  code: 'markdown/alert-title',
  severity: 'warning',
  text: `Text after "[!${name}]" makes this an ordinary quote.`,
  hint: `Write the text on the next line, or, for a title, \`:::${block}[Title]\`.`,
})
export const containerNameless = (): Message => ({
  code: 'markdown/block-name',
  rule: 'callout-unknown',
  text: 'This line does not open a block: its name is missing.',
  hint: 'Write the name after the colons: `:::info[Title]{#id}`.',
})
export const containerRest = (name: string, rest: string): Message => ({
  code: 'markdown/block-title',
  text: `"${rest}" is neither a title nor attributes.`,
  hint: `Write \`:::${name} Title\`, \`:::${name}[Title]\` or \`:::${name}{title="Title" #id .class}\`.`,
})
export const containerAttribute = (name: string, key: string, known: readonly string[]): Message => ({
  code: 'markdown/block-attribute',
  text: `Unknown attribute "${key}" of the block "${name}".`,
  hint: meant(key, known, `Known attributes: ${list(known)}.`),
})
export const componentName = (): Message => ({
  code: 'component/name',
  text: 'The block does not say which component it is.',
  hint: 'Write `:::component{name="Card"}` for the file `components/Card.tsx` of a content root.',
})
export const tabsContent = (): Message => ({
  code: 'markdown/tabs-content',
  text: 'A block of tabs can only contain tabs.',
  hint: 'Put the content between `:::tab[Label]` and `:::`, and give the outer block more colons: `::::tabs`.',
})
export const tabsEmpty = (name: string): Message => ({
  code: 'markdown/tabs-empty',
  text: `The block "${name}" contains no tabs.`,
  hint:
    name === 'tabs'
      ? 'Add tabs, `:::tab[Label]` … `:::`, and give the outer block more colons: `::::tabs`.'
      : 'Add code blocks with names: `` ```js [config.js] ``.',
})
export const tabLabel = (): Message => ({
  code: 'markdown/tab-label',
  text: 'The tab has no label.',
  hint: 'Write `:::tab[Label]`.',
})
export const tabOutside = (): Message => ({
  code: 'markdown/tab-outside',
  text: 'A tab can only be in a block of tabs.',
  hint: 'Put it between `::::tabs` and `::::`.',
})
export const tooManyTabs = (count: number, limit: number): Message => ({
  code: 'markdown/tab-count',
  text: `A block has ${count} tabs; the limit is ${limit}.`,
  hint: 'Use headings, or several blocks.',
})
export const directiveUnknown = (name: string, known: readonly string[]): Message => ({
  code: 'markdown/directive-unknown',
  text: `Unknown block {{"${name}"}}.`,
  hint: meant(name, known, `Known blocks: ${list(known)}.`),
})
export const directiveUnclosed = (): Message => ({
  code: 'markdown/directive-unclosed',
  text: 'The line does not end with `}}`.',
  hint: 'Write the whole block on one line: `{{"demo": "Name.js"}}`.',
})
export const directiveWithin = (name: string): Message => ({
  code: 'markdown/directive-within',
  text: `The block \`{{"${name}": …}}\` stands within other text, so it is shown as text.`,
  hint: 'Write it on a line of its own, with an empty line before it where that follows HTML; as text, `\\{{` or in backticks.',
})
export const directiveJson = (problem: string): Message => ({
  code: 'markdown/directive-json',
  text: `The text between the braces is not valid JSON: ${problem}`,
  hint: 'Put names and strings in double quotes, and a comma between options but not after the last.',
})
export const optionUnknown = (block: string, key: string, known: readonly string[]): Message => ({
  code: `${block}/unknown-option`,
  text: `Unknown ${block} option "${key}".`,
  hint: meant(key, known, `Known options: ${list(known)}.`),
})
export const optionType = (block: string, key: string, expected: string): Message => ({
  code: `${block}/option-type`,
  text: `The ${block} option "${key}" must be ${expected}.`,
})
export const demoToolbarShown = (): Message => ({
  code: 'demo/redundant-option',
  text: '"hideToolbar": false has no effect: the toolbar is shown by default.',
  hint: 'Remove the option.',
})
export const demoToolbarHidden = (option: string): Message => ({
  code: 'demo/conflicting-options',
  text: `"hideToolbar": true and "${option}": true cannot be combined.`,
  hint: `Remove "${option}".`,
})
export const demoControlsFrame = (): Message => ({
  code: 'demo/controls',
  text: 'A demo in a frame cannot have "controls".',
  hint: 'Remove "iframe" or "controls".',
})
export const demoExtension = (name: string): Message => ({
  code: 'demo/extension',
  text: `A demo is referenced by its JavaScript file, not "${name}".`,
  hint: `Write "${name.replace(/\.tsx?$/, '.js')}", or add "hideToolbar": true.`,
})
export const codeblockContent = (): Message => ({
  code: 'markdown/codeblock-content',
  text: 'A block of code tabs can only contain code fences.',
  hint: 'Move the text out of it.',
})
export const codeblockKey = (): Message => ({
  code: 'markdown/codeblock-key',
  text: 'The <codeblock> has no storageKey.',
  hint: 'Write `<codeblock storageKey="package-manager">`.',
})
export const fenceLanguage = (lang: string, known: Iterable<string>): Message => ({
  code: 'code/language',
  rule: 'fence-language',
  text: `Unknown language "${lang}"; the code is not highlighted.`,
  hint: meant(lang, known, 'Write `text` for no language.'),
})
export const fenceOption = (word: string, known: readonly string[]): Message => ({
  code: 'code/unknown-option',
  severity: 'warning',
  text: `Unknown code block option "${word}".`,
  hint: meant(word, known, `Known options: ${list(known)}.`),
})
export const fenceQuote = (option: string, rest: string): Message => ({
  code: 'code/option-quote',
  severity: 'warning',
  text:
    rest === ''
      ? `The quotation mark of the option "${option}" is not closed.`
      : `The value of the option "${option}" ends before \`${rest}\`.`,
  hint: 'Write a quotation mark within the value as `\\"`.',
})
export const fenceRange = (written: string): Message => ({
  code: 'code/line-range',
  text: `"${written}" is not a valid list of lines.`,
  hint: 'Write `{1,4-6}`; lines are counted from 1.',
})
export const packageCommand = (line: string): Message => ({
  code: 'code/package-command',
  severity: 'warning',
  text: `"${line}" cannot be converted for other package managers.`,
  hint: 'Write the commands for npm: `npm install …`, `npm run …`, `npx …`.',
})

export const referenceUndefined = (label: string): Message => ({
  code: 'links/undefined-reference',
  severity: 'warning',
  text: `The link reference "[${label}]" is not defined.`,
  hint: `Add a line \`[${label}]: https://…\`, or write \`\\[\` for a literal bracket.`,
})
export const footnoteUndefined = (label: string): Message => ({
  code: 'footnotes/undefined',
  severity: 'warning',
  text: `The footnote "[^${label}]" is not defined.`,
  hint: `Add a line \`[^${label}]: Text.\`, or put it in backticks.`,
})
export const footnoteDuplicate = (label: string): Message => ({
  code: 'footnotes/duplicate',
  severity: 'warning',
  text: `The footnote "[^${label}]" is defined twice; only the first definition is shown.`,
  hint: 'Remove one of them, or give it another label.',
})
export const definitionDuplicate = (label: string, first: string, second: string): Message => ({
  code: 'links/duplicate-definition',
  severity: 'warning',
  text:
    first === second
      ? `The link "[${label}]" is defined twice with different titles; only the first definition has an effect.`
      : `The link "[${label}]" is defined twice: as ${first} and as ${second}. Only the first definition has an effect.`,
  hint: 'Remove one of them, or give it another label.',
})
export const footnoteUnused = (label: string): Message => ({
  code: 'footnotes/unused',
  severity: 'warning',
  text: `The footnote "[^${label}]" is never referenced, so it is not shown.`,
  hint: `Write \`[^${label}]\` in the text, or remove it.`,
})

// ── URLs, images, HTML ────────────────────────────────────────────────────────────────────────────────────────────

export const urlScheme = (scheme: string, allowed: string[]): Message => ({
  code: 'links/scheme',
  text: `Addresses with "${scheme}:" are not allowed; this one was removed.`,
  hint: `Allowed: ${list(allowed)}. The list is \`markdown.schemes\` in the configuration.`,
})
export const linkSlash = (url: string, instead: string): Message => ({
  code: 'links/trailing-slash',
  rule: 'link-trailing-slash',
  text: `The address "${url}" must end with exactly one slash.`,
  hint: `Write "${instead}".`,
})
export const htmlRemoved = (what: string, hint: string): Message => ({
  code: 'html/removed',
  severity: 'warning',
  text: `${what} was removed: the site's security policy would block it.`,
  hint,
})
export const htmlStyle = (declaration: string, reason: 'syntax' | 'address'): Message => ({
  code: 'html/style',
  severity: 'warning',
  text: `"${declaration.length > 60 ? `${declaration.slice(0, 60)}…` : declaration}" in a style attribute was left out: ${
    reason === 'address' ? 'it loads a file' : 'it is not a declaration that can be read'
  }.`,
  hint:
    reason === 'address'
      ? 'Use an <img>, or a rule in a stylesheet of the site.'
      : 'Write `color: red; margin: 0`, without braces and backslashes, and close what is open.',
})
export const htmlUnclosed = (): Message => ({
  code: 'html/unclosed-tag',
  text: 'The HTML tag or comment is never closed.',
  hint: 'Close it before the next blank line, or write `&lt;` for a literal "<".',
})
export const htmlOpen = (name: string): Message => ({
  code: 'html/unclosed-element',
  rule: 'html-structure',
  text: `The element <${name}> is never closed.`,
  hint: `Write </${name}> within the same paragraph, list item or block, or put code in backticks: \`<${name}>\`.`,
})
export const htmlStray = (name: string): Message => ({
  code: 'html/stray-end-tag',
  rule: 'html-structure',
  text: `The end tag </${name}> closes nothing.`,
  hint: `Remove it, or write <${name}> within the same paragraph, list item or block.`,
})
export const htmlUnknown = (name: string): Message => ({
  code: 'html/unknown-element',
  rule: 'html-structure',
  text: `<${name}> is not an HTML element that pages can contain.`,
  hint: /^[A-Z]\w+/.test(name)
    ? `Markdown has no JSX. Use a component of the site, \`{{"component": "${name}"}}\`, or put code in backticks.`
    : 'Put code in backticks, or write `&lt;` for a literal "<".',
})
export const jsxText = (tag: string): Message => ({
  code: 'html/unknown-element',
  rule: 'html-structure',
  text: `${tag} is shown as text.`,
  hint: 'Markdown has no JSX. Use a component of the site, `{{"component": "Name"}}`, or put code in backticks.',
})
export const htmlNotAllowed = (name: string): Message => ({
  code: 'html/not-allowed',
  severity: 'warning',
  text: `The element <${name}> was removed: it is not in the list of allowed elements.`,
  hint: 'Use Markdown or a component of the site. `markdown.html` in the configuration sets what is allowed.',
})
export const htmlId = (id: string): Message => ({
  code: 'html/duplicate-id',
  text: `The id "${id}" is already used on this page.`,
  hint: 'Ids of HTML elements and headings must be unique on a page.',
})

// ── Regions of included files ───────────────────────────────────────────────────────────────────────────────────────

export const includeRegion = (path: string, region: string, regions: readonly string[]): Message => ({
  code: 'include/region',
  text: `The included file "${path}" has no region "${region}".`,
  hint: meant(
    region,
    regions,
    regions.length > 0
      ? `Its regions: ${list(regions)}.`
      : `Mark it with \`#region ${region}\` and \`#endregion\` in comments.`,
  ),
})
