/**
 * Writes the generated parts of Vitrine's own documentation: the keys of docs.config.ts, from their schema,
 * and the commands with their flags, from the tables that the command line is parsed with.
 *
 *     npm run reference
 *
 * Pages include the files. Their Chinese texts are in reference-zh.json, by the English ones. A test compares the files with
 * what this would write, so a key without a line here, or without a translation, cannot be forgotten.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { argv } from 'node:process'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
const folder = join(root, 'content/vitrine')

/** Deeper keys than this are in the type only. */
const deepest = 3

/**
 * The keys below a type, in the order of the types.
 *
 * @returns {{ path: string, type: string, doc: string, initial?: string, isRequired: boolean }[]}
 */
function keysOf(checker, type, path, depth) {
  return checker.getPropertiesOfType(type).flatMap((symbol) => {
    const [declaration] = symbol.declarations ?? []
    if (!declaration || declaration.getSourceFile().fileName.includes('/node_modules/')) return []
    const own = checker.getNonNullableType(checker.getTypeOfSymbol(symbol))
    const name = /^[\w$]+$/.test(symbol.name) ? symbol.name : `'${symbol.name}'`
    const initial = defaultOf(symbol, declaration)
    const entry = {
      path: `${path}${name}`,
      type: depth === deepest ? deepText(checker, own, declaration) : typeText(checker, own, declaration),
      doc: ts.displayPartsToString(symbol.getDocumentationComment(checker)).replace(/\s+/g, ' ').trim(),
      ...(initial !== undefined && { initial }),
      isRequired: !(symbol.flags & ts.SymbolFlags.Optional),
    }
    // The interface of plugins has a page of its own.
    if (entry.path === 'plugins' || depth === deepest) return [entry]
    return [
      entry,
      ...objectsOf(checker, own).flatMap(({ type: inner, suffix }) =>
        keysOf(checker, inner, `${entry.path}${suffix}.`, depth + 1),
      ),
    ]
  })
}

/** The default that the tag `@default` describes, or that of the schema, where that is a literal with something in it. */
function defaultOf(symbol, declaration) {
  const tag = symbol.getJsDocTags().find(({ name }) => name === 'default')
  if (tag) return ts.displayPartsToString(tag.text).replace(/\s+/g, ' ').trim()
  if (!ts.isPropertyAssignment(declaration)) return undefined
  for (let node = declaration.initializer; ts.isCallExpression(node); node = node.expression.expression) {
    if (!ts.isPropertyAccessExpression(node.expression)) return undefined
    const [given] = node.arguments
    if (node.expression.name.text === 'default' && given && isLiteral(given))
      return given.getText().replace(/\s+/g, ' ').replace('[ ', '[').replace(', ]', ']')
  }
  return undefined
}

function isLiteral(node) {
  if (ts.isArrayLiteralExpression(node)) return node.elements.length > 0 && node.elements.every(isLiteral)
  return (
    ts.isStringLiteralLike(node) ||
    ts.isNumericLiteral(node) ||
    [ts.SyntaxKind.TrueKeyword, ts.SyntaxKind.FalseKeyword].includes(node.kind)
  )
}

/** The objects with named keys that a value is, or consists of. */
function objectsOf(checker, type) {
  const found = (type.isUnion() ? type.types : [type]).flatMap((one) => {
    const isList = checker.isArrayType(one)
    const named = isList ? undefined : checker.getIndexInfoOfType(one, ts.IndexKind.String)?.type
    const inner = isList ? checker.getTypeArguments(one)[0] : (named ?? one)
    const suffix = isList ? '[]' : named ? '.<name>' : ''
    return (inner.isUnion() ? inner.types : [inner]).map((each) => ({ type: each, suffix }))
  })
  return found.filter(
    ({ type: one }) =>
      one.flags & ts.TypeFlags.Object &&
      !checker.isArrayType(one) &&
      !checker.isTupleType(one) &&
      one.getCallSignatures().length === 0 &&
      !checker.getIndexInfoOfType(one, ts.IndexKind.String),
  )
}

/** A type whose keys have no lines of their own. */
function deepText(checker, type, declaration) {
  const [only, more] = objectsOf(checker, type)
  if (!only || more || only.suffix !== '' || type.isUnion()) return typeText(checker, type, declaration)
  const names = checker
    .getPropertiesOfType(only.type)
    .map(({ name, flags }) => (flags & ts.SymbolFlags.Optional ? `${name}?` : name))
  return `{ ${names.join(', ')} }`
}

/** How types are written that TypeScript writes in another way. */
const meanings = {
  PageFile: '(pathname: string) => string | undefined',
  '[string, z.core.util.JSONType]': '[module: string, options: object]',
  '"error" | "off" | "warn"': "'off' | 'warn' | 'error'",
  ' | undefined; }': '; }',
}

/** A type as short as it can be: objects are described by their keys. */
function typeText(checker, type, declaration) {
  const text = Object.entries(meanings).reduce(
    (written, [name, meaning]) => written.replace(name, meaning),
    checker.typeToString(
      type,
      declaration,
      ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope,
    ),
  )
  if (/^["']/.test(text) || text.length < 48) return text.replaceAll('"', "'")
  if (checker.isArrayType(type)) return 'object[]'
  if (checker.getIndexInfoOfType(type, ts.IndexKind.String)) return 'Record<string, object>'
  if (type.isUnion()) return [...new Set(type.types.map((one) => typeText(checker, one, declaration)))].join(' | ')
  return type.getCallSignatures().length > 0 ? 'function' : 'object'
}

/** @returns the keys of the configuration, and those of each feature, by name */
export function configuration() {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), (path) => ts.sys.readFile(path))
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root)
  const file = join(root, 'src/define.ts')
  const program = ts.createProgram([file], { ...options, noEmit: true })
  const checker = program.getTypeChecker()
  const exported = checker.getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(file)))
  const typeOf = (name) => checker.getDeclaredTypeOfSymbol(exported.find((one) => one.name === name))
  const keys = keysOf(checker, typeOf('UserConfig'), '', 0).filter(({ path }) => !path.startsWith('features.'))
  const features = keysOf(checker, typeOf('BuiltinOptions'), '', 0)
  return { keys, features }
}

/** @returns every command of both programs */
export async function commandLine() {
  const load = (path) => import(join(root, 'dist', path))
  const [
    { build },
    { serve },
    { commands },
    { flagsOfFeature, siteFlags },
    { ejectCommand, migrateCommand, ownChecks, ownCommands, renameCommand },
  ] = await Promise.all([
    load('cli/commands/build.js'),
    load('cli/commands/serve.js'),
    load('cli/commands/index.js'),
    load('cli/flags.js'),
    load('src/index.js'),
  ])
  const rootArgument = { name: 'root', optional: true, description: 'the folder with docs.config.ts', default: '.' }
  const ofFeature = (title, last) => (one) => ({
    title: `${title} ${one.name}`,
    description: one.description,
    arguments: [...(one.arguments ?? []), ...last],
    flags: { ...flagsOfFeature(one.flags ?? {}), ...siteFlags },
  })
  const own = commands
    .filter(({ name }) => !['check', 'eject', 'migrate', 'rename'].includes(name))
    .map((one) => ({ ...one, title: `docs-build ${one.name}` }))
  return [
    { ...build, title: 'docs-build' },
    { ...serve, title: 'docs-serve' },
    ...own,
    ...ownChecks().map(ofFeature('docs-build check', [rootArgument])),
    ...[ejectCommand, migrateCommand, renameCommand].map(ofFeature('docs-build', [rootArgument])),
    // Commands of features run in the folder that they are called in (cli/site-command.ts).
    ...ownCommands().map(ofFeature('docs-build', [])),
  ].map(({ title, description, arguments: words = [], flags = {} }) => ({
    title,
    description,
    words,
    flags: Object.values(flags).map(({ written, description: text, initial }) => ({
      written,
      text,
      initial: initial?.shown,
    })),
    common: Object.values(siteFlags).map(({ written }) => written),
  }))
}

const cell = (text) => text.replaceAll('|', '\\|')
const code = (text) => {
  const ticks = text.includes('`') ? '``' : '`'
  return `${ticks}${text.includes('`') ? ` ${text} ` : text}${ticks}`
}
/** Comments are written in British spelling, pages in American. */
const american = (text) =>
  text
    .replace(/\b([Cc])olour/g, '$1olor')
    .replace(/\b([Ll])icence/g, '$1icense')
    .replace(/\b([Cc])entre/g, '$1enter')

const words = {
  en: {
    key: 'Key',
    initial: 'Default: ',
    text: 'Meaning',
    required: 'required',
    flag: 'Flag',
    aside: (value) => ` (default: ${value})`,
  },
  zh: {
    key: '键',
    initial: '默认值：',
    text: '含义',
    required: '必填',
    flag: '选项',
    aside: (value) => `（默认：${value}）`,
  },
}

/** The generated files by name. @param {Record<string, string>} chinese texts by the English ones */
export async function referenceFiles(chinese) {
  const missing = []
  const used = new Set()
  const translate = (locale) => (given) => {
    const text = american(given)
    if (locale === 'en' || text === '') return text
    used.add(text)
    if (chinese[text] === undefined) missing.push(text)
    return chinese[text] ?? text
  }
  const { keys, features } = configuration()
  const commands = await commandLine()
  const files = {}
  for (const locale of ['en', 'zh']) {
    const say = translate(locale)
    const ending = locale === 'en' ? 'md' : `${locale}.md`
    files[`_configuration.${ending}`] = sections(keys, '', words[locale], say)
    files[`_features.${ending}`] = sections(features, 'features.', words[locale], say)
    files[`_cli.${ending}`] = commands.map((one) => commandSection(one, words[locale], say)).join('\n')
  }
  return { files, missing: [...new Set(missing)], unused: Object.keys(chinese).filter((text) => !used.has(text)) }
}

/** A section for each key of the first level, with a table of what is below it. */
function sections(keys, prefix, { key, initial, text, required }, say) {
  /** Its type, and its default or that it is required. */
  const facts = (one) => {
    const more =
      one.initial !== undefined ? `${initial}${codeOrText(one.initial, say)}` : one.isRequired ? required : ''
    return `${code(one.type)}${more && ` · ${more}`}`
  }
  const tops = keys.filter(({ path }) => !path.includes('.'))
  return tops
    .map((top) => {
      const below = keys.filter(({ path }) => /^[.[]/.test(path.slice(top.path.length)) && path.startsWith(top.path))
      const name = `${prefix}${top.path.replace(/^'(.*)'$/, '$1')}`
      const id = `${prefix === '' ? 'key' : 'feature'}-${name.replace(/^features\./, '').replace(/\W+/g, '-')}`
      const intro = [`### ${code(name)} {#${id}}`, facts(top), say(top.doc)].filter(Boolean)
      if (below.length === 0) return `${intro.join('\n\n')}\n`
      const rows = below.map((one) =>
        [
          code(
            one.path
              .slice(top.path.length)
              .replace(/^\[\]\./, '')
              .replace(/^\./, ''),
          ),
          // In one column, since four are wider than a page.
          [facts(one), say(one.doc)].filter(Boolean).map(cell).join('<br>'),
        ].join(' | '),
      )
      return `${intro.join('\n\n')}\n\n| ${key} | ${text} |\n| --- | --- |\n${rows.map((row) => `| ${row} |`).join('\n')}\n`
    })
    .join('\n')
}

/** A default that is a value is code; one that is described is a text. */
function codeOrText(initial, say) {
  if (initial.includes('`')) return say(initial)
  return /^[[{'"]|^\d|^(true|false)$/.test(initial) ? code(initial) : say(initial)
}

function commandSection({ title, description, words: given, flags, common }, { flag, text, aside }, say) {
  const usage = [
    title,
    ...given.map(({ name, optional, default: initial, rest }) =>
      optional || initial !== undefined ? `[${name}${rest ? '…' : ''}]` : `<${name}${rest ? '…' : ''}>`,
    ),
  ]
  const id = `command-${title.replace(/\W+/g, '-')}`
  const first = say(description)
  const isMain = title === 'docs-build' || title === 'docs-serve'
  const rows = [
    ...given.map((one) => [
      code(one.name),
      say(one.description ?? '') + (one.default !== undefined ? aside(code(one.default)) : ''),
    ]),
    ...flags
      .filter(({ written }) => isMain || !common.includes(written))
      .map((one) => [
        code(one.written),
        say(one.text) +
          (one.initial === undefined
            ? ''
            : aside(/^"/.test(one.initial) ? code(one.initial.slice(1, -1)) : say(one.initial))),
      ]),
  ]
  const table =
    rows.length === 0
      ? ''
      : `\n| ${flag} | ${text} |\n| --- | --- |\n${rows.map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n')}\n`
  return `### ${code(title)} {#${id}}\n\n${first.charAt(0).toUpperCase()}${first.slice(1).replace(/[.。]$/, '')}${/[\u4e00-\u9fff]/.test(first) ? '。' : '.'}\n\n\`\`\`bash\n${usage.join(' ')}\n\`\`\`\n${table}`
}

export const readChinese = () => JSON.parse(readFileSync(join(folder, 'reference-zh.json'), 'utf8'))

if (argv[1] === fileURLToPath(import.meta.url)) {
  const { files, missing, unused } = await referenceFiles(readChinese())
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
  if (missing.length > 0)
    console.log(
      `Without a Chinese text in reference-zh.json:\n${missing.map((one) => `  ${JSON.stringify(one)}: "",`).join('\n')}`,
    )
  if (unused.length > 0) console.log(`In reference-zh.json, but no longer used:\n${unused.join('\n')}`)
}
