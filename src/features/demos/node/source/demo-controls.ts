/**
 * The controls of a demo's props, which `Bars.controls.json` next to `Bars.tsx` lists, or else the types of the
 * component, and the code that shows what they do: the demo's preview, in which the chosen values take the place of `{...props}`.
 */
import { posix } from 'node:path'
import {
  type Ask,
  type CheckedJson,
  checkedJson,
  type DataAttributes,
  dataHtml,
  type DemoControl,
  type Diagnostic,
  escapeHtml,
  type FilePath,
  fileText,
  highlightBlocks,
  type Json,
  type JsonProblem,
  question,
  z,
} from '../../../../feature.js'
import { providerFile } from '../../../../feature-unstable.js'
import { demoMessages } from '../../messages.js'
import {
  aroundAttributes,
  attributeLines,
  type CodeLine,
  defaultValues,
  variableLines,
} from '../../shared/controls-code.js'
import { type DemoSource, demoSource, sourceText } from './demo-strings.js'
import { derivedControls, mostControls } from './derived-controls.js'
import { styleOf } from '../../shared/code-style.js'
import { storyControls } from '../stories/story-controls.js'
import { storiesIn, storyText } from '../stories/stories.js'
import { exportedDemo, fileBeside, fileOnDisk } from './exported-demo.js'
import { demoPreview } from './preview.js'

/** A text, or one for each language. */
const label = z.union([z.string(), z.record(z.string(), z.string())])
const common = {
  name: z.string().regex(/^[A-Za-z_$][\w$]*$/),
  label: label.optional(),
  variable: z.boolean().optional(),
}
const choice = z.union([z.string(), z.strictObject({ label, value: z.json().optional() })])

const schema = z.array(
  z.discriminatedUnion('kind', [
    z.strictObject({ ...common, kind: z.literal('boolean'), default: z.boolean().default(false) }),
    z.strictObject({
      ...common,
      kind: z.literal('choice'),
      choices: z.array(choice).min(2),
      default: z.json().optional(),
    }),
    z.strictObject({
      ...common,
      kind: z.literal('number'),
      default: z.number().optional(),
      min: z.number().optional(),
      max: z.number().optional(),
      step: z.number().positive().optional(),
    }),
    z.strictObject({ ...common, kind: z.literal('text'), default: z.string().optional() }),
    z.strictObject({
      ...common,
      kind: z.literal('color'),
      default: z
        .string()
        .regex(/^#[0-9a-f]{6}$/i)
        .optional(),
    }),
  ]),
)

type Written = z.output<typeof schema>[number]

export interface DemoControls {
  list: DemoControl[]
  /** The code with the defaults. */
  codeHtml: string
}

/** The file that lists the controls of a demo. */
export function controlsFile(demo: FilePath): FilePath {
  return fileBeside(demo, '.controls.json')
}

/** The controls of a demo in a language; what is wrong if they can't be used. */
export const demoControls = question(
  'demo-controls',
  async (
    ask,
    { file, locale }: { file: FilePath; locale: string },
  ): Promise<{ controls: DemoControls } | { problems: Diagnostic[] }> => {
    const source = controlsFile(file)
    const text = await ask(fileText, source)
    const { value: written = [], problems } = text === undefined ? {} : readControls(text)
    if (problems) return { problems: problems.map((problem) => demoMessages.controlsInvalid(problem, source)) }
    const inLocale = await ask(demoSource, { file, locale })
    const story = text === undefined ? await controlsOfStory(ask, inLocale) : undefined
    const code = story?.code ?? (await sourceText(ask, inLocale)) ?? ''
    const list =
      text === undefined
        ? (story?.list ?? (await derivedControls(ask, code)))
        : written.map((one) => toControl(one, locale))
    if (!list) return { problems: [demoMessages.controlsMissing(posix.basename(source), fileOnDisk(file))] }
    if (list.length === 0 && text === undefined) return { problems: [] }
    const lines = await spreadLines(code, list)
    // Of an element that previews leave out, such as a container, nothing is to be seen in the code.
    if (!lines && story) return { controls: { list, codeHtml: await plainCode(ask, inLocale) } }
    if (!lines) return { problems: text === undefined ? [] : [demoMessages.controlsSpread(fileOnDisk(file))] }
    return { controls: { list, codeHtml: await codeHtml(ask, file, list, lines) } }
  },
)

/** What readers may change of the theme of all demos, from `demo-provider.controls.json` beside the provider. */
export const themeControls = question('theme-controls', async (ask, locale: string): Promise<DemoControl[]> => {
  const source = (await providerFile(ask)).replace(/\.[jt]sx?$/, '.controls.json') as FilePath
  const text = await ask(fileText, source)
  if (text === undefined) return []
  const { value = [], problems = [] } = readControls(text)
  for (const problem of problems) ask.report(demoMessages.controlsInvalid(problem, source))
  return value.map((one) => toControl(one, locale))
})

/** The code of a story in which no place shows its arguments. */
async function plainCode(ask: Ask, source: DemoSource): Promise<string> {
  const text = (await sourceText(ask, source)) ?? ''
  const code = (await demoPreview(text, { lines: 60 })) ?? text.trim()
  const [highlighted] = await highlightBlocks(ask, [{ lang: 'tsx', code }], source.file)
  return highlighted!.lines.join('\n')
}

/** Of a story: those that it has itself, and those of its component; with the code that spreads them. */
async function controlsOfStory(
  ask: Ask,
  { file, locale }: DemoSource,
): Promise<{ list: DemoControl[]; code: string } | undefined> {
  const exported = exportedDemo(file)
  if (!exported || !(await ask(storiesIn, exported.of))) return undefined
  const { of, name } = exported
  const text = (await sourceText(ask, { file: of, ...(locale && { locale }) })) ?? ''
  const own = await storyControls(text, name)
  const names = own.map((one) => one.name)
  const { code } = await storyText(ask, of, name, text, names)
  const derived = (await derivedControls(ask, code)) ?? []
  const better = own.map((one) => {
    const other = derived.find((known) => known.name === one.name)
    const isAmong = other?.choices?.some(({ value }) => value === one.default)
    return one.kind === 'text' && isAmong ? { ...one, kind: other!.kind, choices: other!.choices! } : one
  })
  const others = derived.filter((one) => !own.some((known) => known.name === one.name))
  return { list: [...better, ...others].slice(0, Math.max(own.length, mostControls)), code }
}

function readControls(text: string): CheckedJson<Written[]> {
  const read = checkedJson(text, schema)
  if (read.problems) return read
  const names = read.value.map(({ name }) => name)
  const problems = read.value.flatMap((one, index): JsonProblem[] => {
    if (names.indexOf(one.name) !== index)
      return [{ text: `"${one.name}" is listed twice`, span: read.span([index, 'name']) }]
    const values = one.kind === 'choice' ? one.choices.map((each) => JSON.stringify(valueOf(each))) : []
    return one.kind !== 'choice' || values.includes(JSON.stringify(one.default))
      ? []
      : [{ text: `the default of "${one.name}" is not one of its choices`, span: read.span([index, 'default']) }]
  })
  return problems.length > 0 ? { problems } : read
}

function valueOf(one: z.output<typeof choice>): Json | undefined {
  return typeof one === 'string' ? one : one.value
}

function toControl({ variable, label: written, ...control }: Written, locale: string): DemoControl {
  const own = written === undefined ? undefined : inLanguage(written, locale)
  const base = { ...(own !== undefined && { label: own }), ...(variable && { isVariable: true as const }) }
  if (control.kind !== 'choice') return { ...control, ...base }
  const choices = control.choices.map((one) => {
    const value = valueOf(one)
    return {
      label: typeof one === 'string' ? one : inLanguage(one.label, locale),
      ...(value !== undefined && { value }),
    }
  })
  return { ...control, choices, ...base }
}

function inLanguage(text: string | Record<string, string>, locale: string): string {
  return typeof text === 'string' ? text : (text[locale] ?? Object.values(text)[0] ?? '')
}

/** Longer than a line, so that prettier gives it one of its own. */
const longName = `props_${'_'.repeat(120)}`

interface SpreadLines {
  before: string[]
  indent: string
  after: string[]
}

/**
 * @returns the lines before and after `{...props}`, which gets a line of its own, without the props in front of it that a
 *   control shows; undefined if it is not in the preview
 */
async function spreadLines(code: string, list: readonly DemoControl[]): Promise<SpreadLines | undefined> {
  const preview = await demoPreview(code, { lines: 60 })
  if (preview === undefined || !/\{\s*\.\.\.props\s*\}/.test(preview)) return undefined
  const { format } = await import('prettier')
  const marked = preview.replace(/\{\s*\.\.\.props\s*\}/, `{...${longName}}`)
  const formatted = await format(marked, { parser: 'babel-ts', ...styleOf(code), semi: true }).catch(() => undefined)
  const lines = formatted?.trim().replace(/;$/, '').split('\n') ?? []
  const at = lines.findIndex((line) => line.trim() === `{...${longName}}`)
  if (at === -1) return undefined
  const indent = /^\s*/.exec(lines[at]!)![0]
  const element = lines.findLastIndex((line, index) => index < at && line.startsWith(`${indent.slice(2)}<`))
  const isOfControl = (line: string) =>
    list.some(({ name, isShown }) => isShown && line.replace(/=.*/, '') === indent + name)
  const before = lines.slice(0, at).filter((line, index) => index <= element || !isOfControl(line))
  return { before, indent, after: lines.slice(at + 1) }
}

async function codeHtml(
  ask: Ask,
  file: FilePath,
  list: readonly DemoControl[],
  { before, indent, after }: SpreadLines,
): Promise<string> {
  // An element without other attributes is on one line as long as it has none.
  const isAlone = before.at(-1)?.trimStart().startsWith('<') === true
  const [end = '', ...rest] = after
  const code = [...before, isAlone ? end.trimStart() : end, ...rest].join('\n')
  const isClosed = end.trimStart().startsWith('/')
  const [highlighted] = await highlightBlocks(ask, [{ lang: 'tsx', code }], file)
  const html = highlighted!.lines
  const values = defaultValues(list)
  const slot = (attributes: DataAttributes, lines: CodeLine[], [start, end] = ['', '']) =>
    `<span ${dataHtml(attributes)}>${start}${lines.map(lineHtml).join('')}${end}</span>`
  const attributes = attributeLines(list, values, indent)
  return [
    slot({ 'data-controls-variables': '' }, variableLines(list, values)),
    html.slice(0, before.length).join('\n') + (isAlone ? '' : '\n'),
    slot(
      { 'data-controls-attributes': indent },
      attributes,
      isAlone ? aroundAttributes(attributes, indent, isClosed) : ['', ''],
    ),
    html.slice(before.length).join('\n'),
  ].join('')
}

function lineHtml({ indent, parts }: CodeLine): string {
  return `${indent}${parts.map(({ text, kind }) => `<span class="v-code-${kind}">${escapeHtml(text)}</span>`).join('')}\n`
}
