/**
 * The index of the cache: every answer with its dependencies and the location of its value, and the locations of the
 * content cache's values. It consists of JSON lines, since a single document needs several times its size in memory while
 * it is read or written, and of a checksum; an index that does not match its checksum is ignored.
 */
import { closeSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import type { Diagnostic } from '../../model.js'
import { type Answer, isValue, lastingList, Live, none, type Outcome, type Stored } from '../answer.js'
import { hash, runningHash } from '../hash.js'

export type SavedStored = [segment: number, offset: number, length: number, form: Stored['form']] | 0
interface SavedAnswer {
  /** id, hash, deps, changed, checked, used, stored */
  a: [string, string, number[], number, number, number, SavedStored]
  r?: Diagnostic[]
  /** The stamp of an input. */
  s?: string
  f?: { diagnostics: readonly Diagnostic[]; exitCode: 1 | 2 } | 'cycle'
}
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
      answers: restore(lines.slice(0, answers) as (() => SavedAnswer[])[], segments),
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

function restore(lines: (() => SavedAnswer[])[], segments: string[]): Live[] {
  const answers: Live[] = []
  const deps: number[][] = []
  for (const line of lines) {
    for (const {
      a: [id, hash, dependencies, changed, checked, used, stored],
      r: reports = none,
      s: stamp,
      f,
    } of line()) {
      const outcome: Outcome = f === undefined ? isValue : f === 'cycle' ? { kind: 'cycle' } : { kind: 'failure', ...f }
      deps.push(dependencies)
      answers.push(
        Object.assign(new Live(id), {
          hash,
          outcome,
          reports,
          changed,
          checked,
          used,
          stamp,
          stored: unpack(stored, segments),
        }),
      )
    }
  }
  deps.forEach((dependencies, index) => {
    answers[index]!.deps = lastingList(dependencies.map((dep) => answers[dep]!))
  })
  return answers
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
  const savedAnswer = (answer: Answer): SavedAnswer => {
    const { id, hash, deps, changed, checked, used, reports, outcome } = answer
    const saved: SavedAnswer = {
      a: [id, hash, deps.map((dep) => index.get(dep)!), changed, checked, used, place(placeOf(answer))],
    }
    if (reports.length > 0) saved.r = reports
    if (withStamps && answer.stamp !== undefined) saved.s = answer.stamp
    if (outcome.kind === 'cycle') saved.f = 'cycle'
    if (outcome.kind === 'failure') saved.f = { diagnostics: outcome.diagnostics, exitCode: outcome.exitCode }
    return saved
  }
  const savedContent = ([key, { used, stored }]: [string, { used: number; stored: Stored }]): SavedContent => [
    key,
    used,
    place(stored),
  ]
  const header: Header = { revision, session, segments, answers: Math.ceil(answers.length / lineSize) }
  const checksum = runningHash()
  for (const part of [header, ...inLines(answers, savedAnswer), ...inLines([...content], savedContent)]) {
    const line = `${JSON.stringify(typeof part === 'function' ? part() : part)}\n`
    checksum.add(line)
    yield line
  }
  yield checksum.digest()
}

/** The lines of a long list, each created when it is written. */
function inLines<Item, Saved>(items: Item[], save: (item: Item) => Saved): (() => Saved[])[] {
  return Array.from(
    { length: Math.ceil(items.length / lineSize) },
    (_, line) => () => items.slice(line * lineSize, (line + 1) * lineSize).map(save),
  )
}
