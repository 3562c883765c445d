/**
 * The index of the cache: every answer with its dependencies and the location of its value, and the locations of the
 * content cache's values. It consists of JSON lines, since a single document needs several times its size in memory
 * while it is read or written, and of a checksum; an index that does not match its checksum is ignored.
 */
import { closeSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import type { Diagnostic } from '../../model.js'
import { type Answer, Live, type Stored } from '../answer.js'
import type { FailureCode } from '../diagnostic.js'
import { hash, runningHash } from '../hash.js'

export type SavedStored = [segment: number, offset: number, length: number, form: Stored['form']] | 0
type SavedFailure = { diagnostics: readonly Diagnostic[]; exitCode: FailureCode } | 'cycle'
/**
 * A line of answers, column by column. That is read in two thirds of the time that an object for each answer takes,
 * with less garbage.
 */
interface SavedAnswers {
  /** The ids and the hashes, a line each. */
  ids: string
  hashes: string
  /** Of each answer the number of its dependencies and their positions among all answers. */
  deps: number[]
  changed: Column
  checked: Column
  used: Column
  /**
   * Of each answer its segment, counted from 1, its offset, its length and its form, or only 0 if its value is not
   * stored.
   */
  stored: number[]
  reports: [at: number, reports: Diagnostic[]][]
  failures: [at: number, failure: SavedFailure][]
  /** The positions of the inputs that have a stamp, and their stamps. */
  stamped: number[]
  stamps: string[]
}
/** A number for each answer, or one if it is the same for all. */
type Column = number | number[]
const forms: readonly Stored['form'][] = ['j', 't', 'b', 'u']
export type SavedContent = [key: string, used: number, stored: SavedStored]
/** The first line of the index. Lines of answers follow, lines of the content cache, and the checksum of all lines. */
interface Header {
  revision: number
  session: number
  segments: string[]
  /** Number of lines of answers. */
  answers: number
}
export interface SavedIndex extends Omit<Header, 'answers'> {
  answers: Live[]
  content: SavedContent[]
}

/** @returns undefined if it is missing or damaged */
export function readIndex(file: string): SavedIndex | undefined {
  try {
    return parseIndex(readFileSync(file))
  } catch {
    return undefined
  }
}

/** @returns undefined if it is damaged */
export function parseIndex(bytes: Buffer): SavedIndex | undefined {
  try {
    const end = bytes.lastIndexOf('\n')
    if (bytes.toString('latin1', end + 1) !== hash(bytes.subarray(0, end + 1))) return undefined
    const [header, ...lines] = parsedLines(bytes.subarray(0, end + 1)) as [() => Header, ...(() => unknown)[]]
    const { revision, session, segments, answers } = header()
    return {
      revision,
      session,
      segments,
      answers: restore(lines.slice(0, answers) as (() => SavedAnswers)[], segments),
      content: lines.slice(answers).flatMap((line) => line() as SavedContent[]),
    }
  } catch {
    return undefined
  }
}

/** One function per line, which parses it. */
function parsedLines(bytes: Buffer): (() => unknown)[] {
  const lines: (() => unknown)[] = []
  for (let start = 0; start < bytes.length;) {
    const from = start
    const end = bytes.indexOf('\n', from)
    lines.push(() => JSON.parse(bytes.toString('utf8', from, end)) as unknown)
    start = end + 1
  }
  return lines
}

/** The location of a value, with the name of its segment. */
export function unpack(stored: SavedStored, names: string[]): Stored | undefined {
  if (stored === 0) return undefined
  const [segment, offset, length, form] = stored
  return { segment: names[segment]!, offset, length, form }
}

function restore(lines: (() => SavedAnswers)[], segments: string[]): Live[] {
  const answers: Live[] = []
  const deps: number[][] = []
  for (const line of lines) {
    const saved = line()
    const first = answers.length
    const ids = saved.ids.split('\n')
    const hashes = saved.hashes.split('\n')
    const { stored } = saved
    let at = 0
    ids.forEach((id, index) => {
      const live = new Live(id)
      live.hash = hashes[index]!
      live.changed = inColumn(saved.changed, index)
      live.checked = inColumn(saved.checked, index)
      live.used = inColumn(saved.used, index)
      const segment = stored[at++]!
      if (segment > 0) {
        const [offset, length, form] = [stored[at++]!, stored[at++]!, forms[stored[at++]!]!]
        live.stored = { segment: segments[segment - 1]!, offset, length, form }
      }
      answers.push(live)
    })
    for (const [index, reports] of saved.reports) answers[first + index]!.reports = reports
    for (const [index, failure] of saved.failures)
      answers[first + index]!.outcome = failure === 'cycle' ? { kind: 'cycle' } : { kind: 'failure', ...failure }
    saved.stamped.forEach((index, place) => (answers[first + index]!.stamp = saved.stamps[place]!))
    deps.push(saved.deps)
  }
  let next = 0
  for (const list of deps) {
    for (let at = 0; at < list.length;) {
      const count = list[at++]!
      if (count > 0) answers[next]!.deps = list.slice(at, (at += count)).map((dep) => answers[dep]!)
      next++
    }
  }
  return answers
}

function inColumn(column: Column, index: number): number {
  return typeof column === 'number' ? column : column[index]!
}

function asColumn(numbers: number[]): Column {
  return numbers.every((one) => one === numbers[0]) ? numbers[0]! : numbers
}

/** The segments that contain a value of an answer or of the content cache. */
export function usedSegments(
  answers: Answer[],
  content: ReadonlyMap<string, { stored: Stored }>,
  placeOf = ({ stored }: Answer) => stored,
): Set<string> {
  const used = new Set<string>()
  for (const answer of answers) {
    const stored = placeOf(answer)
    if (stored) used.add(stored.segment)
  }
  for (const { stored } of content.values()) used.add(stored.segment)
  return used
}

/** Items per line. */
const lineSize = 1000

export interface IndexContents {
  /** Together with all of their dependencies. */
  answers: Answer[]
  revision: number
  session: number
  content: ReadonlyMap<string, { used: number; stored: Stored }>
  /** Where the value of an answer is, if not where the answer says. */
  placeOf?(answer: Answer): Stored | undefined
}

export function writeIndex(file: string, contents: IndexContents): void {
  const fd = openSync(file, 'w')
  try {
    for (const line of indexLines(contents, true)) writeFileSync(fd, line)
  } finally {
    closeSync(fd)
  }
}

/**
 * The lines of an index, the last of which is the checksum.
 *
 * @param withStamps stamps of inputs, which mean something on this machine only
 */
export function* indexLines(
  { answers, revision, session, content, placeOf = ({ stored }) => stored }: IndexContents,
  withStamps = false,
): Generator<string> {
  const segments = [...usedSegments(answers, content, placeOf)]
  const segmentIndex = new Map(segments.map((name, index) => [name, index]))
  const place = (stored: Stored | undefined): SavedStored =>
    stored ? [segmentIndex.get(stored.segment)!, stored.offset, stored.length, stored.form] : 0
  const index = new Map(answers.map((answer, at) => [answer, at]))
  const savedAnswers = (some: Answer[]): SavedAnswers => {
    const saved: SavedAnswers = {
      ids: some.map(({ id }) => id).join('\n'),
      hashes: some.map(({ hash }) => hash).join('\n'),
      deps: [],
      changed: asColumn(some.map(({ changed }) => changed)),
      checked: asColumn(some.map(({ checked }) => checked)),
      used: asColumn(some.map(({ used }) => used)),
      stored: [],
      reports: [],
      failures: [],
      stamped: [],
      stamps: [],
    }
    some.forEach((answer, at) => {
      const { deps, reports, outcome, stamp } = answer
      saved.deps.push(deps.length)
      for (const dep of deps) saved.deps.push(index.get(dep)!)
      const stored = placeOf(answer)
      if (stored)
        saved.stored.push(
          segmentIndex.get(stored.segment)! + 1,
          stored.offset,
          stored.length,
          forms.indexOf(stored.form),
        )
      else saved.stored.push(0)
      if (reports.length > 0) saved.reports.push([at, reports])
      if (outcome.kind === 'cycle') saved.failures.push([at, 'cycle'])
      if (outcome.kind === 'failure')
        saved.failures.push([at, { diagnostics: outcome.diagnostics, exitCode: outcome.exitCode }])
      if (withStamps && stamp !== undefined) {
        saved.stamped.push(at)
        saved.stamps.push(stamp)
      }
    })
    return saved
  }
  const savedContent = ([key, { used, stored }]: [string, { used: number; stored: Stored }]): SavedContent => [
    key,
    used,
    place(stored),
  ]
  const header: Header = { revision, session, segments, answers: Math.ceil(answers.length / lineSize) }
  const checksum = runningHash()
  for (const part of [
    header,
    ...inLines(answers, savedAnswers),
    ...inLines([...content], (some) => some.map(savedContent)),
  ]) {
    const line = `${JSON.stringify(typeof part === 'function' ? part() : part)}\n`
    checksum.add(line)
    yield line
  }
  yield checksum.digest()
}

/** The lines of a long list, each created when it is written. */
function inLines<Item, Saved>(items: Item[], save: (items: Item[]) => Saved): (() => Saved)[] {
  return Array.from(
    { length: Math.ceil(items.length / lineSize) },
    (_, line) => () => save(items.slice(line * lineSize, (line + 1) * lineSize)),
  )
}
