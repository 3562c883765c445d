/**
 * The index of the cache: every answer with its dependencies and the location of its value, and the locations of the
 * content cache's values. It consists of JSON lines, since a single document needs several times its size in memory
 * while it is read or written, and of a checksum; an index that does not match its checksum is ignored.
 */
import { closeSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import type { Diagnostic } from '../../model.js'
import { Answer, type Outcome, type Stored } from '../answer.js'
import { attempt } from '../attempt.js'
import { hash, runningHash } from '../hash.js'

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
  /** Of the answers without a value. */
  outcomes: [at: number, outcome: Outcome][]
  /** Of inputs. */
  stamps: [at: number, stamp: string][]
}
/** A number for each answer, or one if it is the same for all. */
type Column = number | number[]
const forms: readonly Stored['form'][] = ['j', 't', 'b', 'u']
type SavedContent = [key: string, used: number, segment: number, offset: number, length: number, form: Stored['form']]
/** Where a result of the content cache is, and the session that last used it. */
export interface ContentEntry {
  used: number
  stored: Stored
}
/** The first line of the index. Lines of answers follow, lines of the content cache, and the checksum of all lines. */
interface Header {
  revision: number
  session: number
  segments: string[]
  /** Number of lines of answers. */
  answers: number
}
export interface SavedIndex extends Omit<Header, 'answers' | 'segments'> {
  answers: Answer[]
  content: [key: string, entry: ContentEntry][]
}

/** @returns undefined if it is missing or damaged */
export function readIndex(file: string): SavedIndex | undefined {
  const bytes = attempt(() => readFileSync(file))
  return bytes && parseIndex(bytes)
}

/** @returns undefined if it is damaged */
export function parseIndex(data: Uint8Array): SavedIndex | undefined {
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength)
  const end = bytes.lastIndexOf('\n') + 1
  if (bytes.toString('latin1', end) !== hash(bytes.subarray(0, end))) return undefined
  return attempt(() => {
    const lines = parsedLines(bytes.subarray(0, end))
    const { revision, session, segments, answers } = lines.next().value as Header
    return {
      revision,
      session,
      answers: restore(lines as Iterator<SavedAnswers>, answers, segments),
      content: [...(lines as Iterable<SavedContent[]>)]
        .flat()
        .map(([key, used, segment, offset, length, form]): [string, ContentEntry] => [
          key,
          { used, stored: { segment: segments[segment]!, offset, length, form } },
        ]),
    }
  })
}

function* parsedLines(bytes: Buffer): Generator<unknown, undefined> {
  for (let start = 0; start < bytes.length;) {
    const end = bytes.indexOf('\n', start)
    yield JSON.parse(bytes.toString('utf8', start, end))
    start = end + 1
  }
}

function restore(lines: Iterator<SavedAnswers>, count: number, segments: string[]): Answer[] {
  const answers: Answer[] = []
  const deps: number[][] = []
  for (let line = 0; line < count; line++) {
    const saved = lines.next().value as SavedAnswers
    const first = answers.length
    const ids = saved.ids.split('\n')
    const hashes = saved.hashes.split('\n')
    const { stored } = saved
    let at = 0
    ids.forEach((id, index) => {
      const answer = new Answer(id)
      answer.hash = hashes[index]!
      answer.changed = inColumn(saved.changed, index)
      answer.checked = inColumn(saved.checked, index)
      answer.used = inColumn(saved.used, index)
      const segment = stored[at++]!
      if (segment > 0) {
        const [offset, length, form] = [stored[at++]!, stored[at++]!, forms[stored[at++]!]!]
        answer.stored = { segment: segments[segment - 1]!, offset, length, form }
      }
      answers.push(answer)
    })
    for (const [index, reports] of saved.reports) answers[first + index]!.reports = reports
    for (const [index, outcome] of saved.outcomes) answers[first + index]!.outcome = outcome
    for (const [index, stamp] of saved.stamps) answers[first + index]!.stamp = stamp
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
  content: ReadonlyMap<string, ContentEntry>,
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
  content: ReadonlyMap<string, ContentEntry>
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
      outcomes: [],
      stamps: [],
    }
    some.forEach((answer, at) => {
      const { deps, reports, outcome, stamp } = answer
      saved.deps.push(deps.length)
      for (const dep of deps) saved.deps.push(index.get(dep)!)
      const stored = placeOf(answer)
      saved.stored.push(stored ? segmentIndex.get(stored.segment)! + 1 : 0)
      if (stored) saved.stored.push(stored.offset, stored.length, forms.indexOf(stored.form))
      if (reports.length > 0) saved.reports.push([at, reports])
      if (outcome.kind !== 'value') saved.outcomes.push([at, outcome])
      if (withStamps && stamp !== undefined) saved.stamps.push([at, stamp])
    })
    return saved
  }
  const savedContent = ([key, { used, stored }]: [string, ContentEntry]): SavedContent => {
    const { segment, offset, length, form } = stored
    return [key, used, segmentIndex.get(segment)!, offset, length, form]
  }
  const header: Header = { revision, session, segments, answers: Math.ceil(answers.length / lineSize) }
  const checksum = runningHash()
  const lineOf = (value: unknown) => {
    const line = `${JSON.stringify(value)}\n`
    checksum.add(line)
    return line
  }
  yield lineOf(header)
  for (const some of inLines(answers)) yield lineOf(savedAnswers(some))
  for (const some of inLines([...content])) yield lineOf(some.map(savedContent))
  yield checksum.digest()
}

function* inLines<Item>(items: Item[]): Generator<Item[]> {
  for (let start = 0; start < items.length; start += lineSize) yield items.slice(start, start + lineSize)
}
