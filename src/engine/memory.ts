/**
 * What outlives the process: the graph's answers and the results of pure functions.
 *
 * One index of JSON lines (ids, prints, dependencies, places of values) beside append-only segments of values that are
 * read when somebody needs them. One file of everything was tried and needs half a gigabyte of heap; a file per answer is
 * slow; an index in a single line needs several times its size in memory while it is read or written. Damage is never an error:
 * an index that does not match its checksum is ignored, a value that does not match its print is made again. Every process writes a segment of its own, so two at once never
 * write into one file; the index is replaced as a whole.
 *
 * lmdb would replace segments, index and compaction; it is a native module, and whether it is faster here has not been
 * measured.
 */
import { randomBytes } from 'node:crypto'
import {
  closeSync,
  fstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import type { Answer, Outcome, Stored } from './answer.js'
import { hash, runningHash } from './hash.js'
import type { Diagnostic } from '../model.js'

export interface Encoded {
  bytes: Uint8Array
  form: Stored['form']
}

export function encode(value: unknown): Encoded {
  if (value === undefined) return { bytes: Buffer.from('undefined'), form: 'u' }
  if (value instanceof Uint8Array) return { bytes: value, form: 'b' }
  return { bytes: Buffer.from(JSON.stringify(value)), form: 'j' }
}

export function decode(bytes: Buffer, { form }: Pick<Stored, 'form'>): unknown {
  if (form === 'u') return undefined
  if (form === 'b') return new Uint8Array(bytes)
  return JSON.parse(bytes.toString('utf8'))
}

export interface ValueStore {
  /** Undefined where nothing can be written: a full or read-only disk. */
  write(encoded: Encoded): Stored | undefined
  read(stored: Stored): Buffer | undefined
}

/** Results of pure functions by content. The caller's key names the function, its version and the hash of its input. */
export interface Memo {
  get(key: string): unknown
  set(key: string, value: unknown): void
}

const flushAt = 1 << 20

/** Append-only files of values in one folder. */
class Segments implements ValueStore {
  private readonly open = new Map<string, number>()
  private own: { name: string; fd: number; size: number } | undefined
  private buffer: Uint8Array[] = []
  private buffered = 0
  private isBroken = false

  constructor(readonly dir: string) {}

  write({ bytes, form }: Encoded): Stored | undefined {
    if (this.isBroken) return undefined
    const own = (this.own ??= this.create())
    if (!own) return undefined
    const stored: Stored = { segment: own.name, offset: own.size + this.buffered, length: bytes.length, form }
    this.buffer.push(bytes)
    this.buffered += bytes.length
    if (this.buffered >= flushAt) this.flush()
    return this.isBroken ? undefined : stored
  }

  read({ segment, offset, length }: Stored): Buffer | undefined {
    if (segment === this.own?.name && offset + length > this.own.size) this.flush()
    const fd = this.descriptor(segment)
    if (fd === undefined) return undefined
    const bytes = Buffer.allocUnsafe(length)
    try {
      return readSync(fd, bytes, 0, length, offset) === length ? bytes : undefined
    } catch {
      return undefined
    }
  }

  /** What can't be written is lost, and so is whatever else is to be written: whoever reads it makes it again. */
  flush(): void {
    if (!this.own || this.buffered === 0) return
    const bytes = Buffer.concat(this.buffer)
    this.buffer = []
    this.buffered = 0
    try {
      for (let done = 0; done < bytes.length;)
        done += writeSync(this.own.fd, bytes, done, bytes.length - done, this.own.size + done)
      this.own.size += bytes.length
    } catch {
      this.isBroken = true
    }
  }

  size(segment: string): number {
    if (segment === this.own?.name) return this.own.size + this.buffered
    const fd = this.descriptor(segment)
    return fd === undefined ? 0 : fstatSync(fd).size
  }

  close(): void {
    for (const fd of this.open.values()) closeSync(fd)
    this.open.clear()
    this.own = undefined
  }

  private create(): { name: string; fd: number; size: number } | undefined {
    try {
      mkdirSync(this.dir, { recursive: true })
      const name = `values-${process.pid}-${randomBytes(4).toString('hex')}.bin`
      const fd = openSync(join(this.dir, name), 'w+')
      this.open.set(name, fd)
      return { name, fd, size: 0 }
    } catch {
      this.isBroken = true
      return undefined
    }
  }

  private descriptor(segment: string): number | undefined {
    const known = this.open.get(segment)
    if (known !== undefined) return known
    if (!/^values-[\w-]+\.bin$/.test(segment)) return undefined
    try {
      const fd = openSync(join(this.dir, segment), 'r')
      this.open.set(segment, fd)
      return fd
    } catch {
      return undefined
    }
  }
}

type SavedStored = [segment: number, offset: number, length: number, form: Stored['form']] | 0
interface SavedAnswer {
  /** id, print, deps, changed, checked, used, stored */
  a: [string, string, number[], number, number, number, SavedStored]
  r?: Diagnostic[]
  f?: { diagnostics: readonly Diagnostic[]; exitCode: 1 | 2 } | 'cycle'
}
type SavedMemo = [key: string, used: number, stored: SavedStored]
/** The first line of the index. Lines of answers follow, lines of the memo, and the checksum of all of them. */
interface Header {
  revision: number
  session: number
  segments: string[]
  /** How many lines of answers there are. */
  answers: number
}
interface Saved extends Omit<Header, 'answers'> {
  answers: Answer[]
  memo: SavedMemo[]
}

export interface Memory {
  readonly store: ValueStore
  readonly memo: Memo
  readonly answers: Answer[]
  readonly revision: number
  readonly session: number
  /** Writes the index. Never throws: what can't be remembered is made again. */
  save(answers: Answer[], revision: number): void
  /** Closes files without saving; a memory that is not kept removes its folder. */
  close(): void
}

const memoSessions = 8

/**
 * Opens the memory in a folder.
 *
 * @param dir made when the first value is written
 * @param key fingerprint of the generator, its dependencies and Node; another key's memory is foreign
 * @param keep false: values still go to disk so that the heap stays small, and the folder is removed at the end
 */
export function openMemory(dir: string, key: string, keep = true): Memory {
  const segments = new Segments(dir)
  const indexFile = join(dir, `index-${key}.json`)
  const saved = keep ? readIndex(indexFile) : undefined
  const session = (saved?.session ?? 0) + 1
  const memoEntries = new Map<string, { used: number; stored: Stored }>()
  for (const [memoKey, used, stored] of saved?.memo ?? []) {
    const place = unpack(stored, saved!.segments)
    if (place) memoEntries.set(memoKey, { used, stored: place })
  }
  const memo: Memo = {
    get(memoKey) {
      const entry = memoEntries.get(memoKey)
      if (!entry) return undefined
      const bytes = segments.read(entry.stored)
      if (!bytes || !bytes.subarray(0, 20).equals(Buffer.from(hash(bytes.subarray(20))))) {
        memoEntries.delete(memoKey)
        return undefined
      }
      entry.used = session
      return decode(bytes.subarray(20), entry.stored)
    },
    set(memoKey, value) {
      const { bytes, form } = encode(value)
      const stored = segments.write({ bytes: Buffer.concat([Buffer.from(hash(bytes)), bytes]), form })
      if (stored) memoEntries.set(memoKey, { used: session, stored })
    },
  }
  return {
    store: segments,
    memo,
    answers: saved?.answers ?? [],
    revision: saved?.revision ?? 0,
    session,
    save(answers, revision) {
      if (!keep) return
      const temporary = `${indexFile}.${process.pid}`
      try {
        mkdirSync(dir, { recursive: true })
        for (const [memoKey, entry] of memoEntries)
          if (entry.used <= session - memoSessions) memoEntries.delete(memoKey)
        compact(segments, answers, memoEntries)
        segments.flush()
        writeIndex(temporary, answers, revision, session, memoEntries)
        renameSync(temporary, indexFile)
        sweep(dir, indexFile, usedSegments(answers, memoEntries))
      } catch {
        // A full or read-only disk costs the next start its memory, nothing else.
        discard(temporary)
      }
    },
    close() {
      segments.close()
      if (!keep) rmSync(dir, { recursive: true, force: true })
    },
  }
}

/** A memory for tests and one-off calls: results by content in the heap, nothing on disk. */
export function heapMemo(): Memo {
  const entries = new Map<string, unknown>()
  return { get: (key) => entries.get(key), set: (key, value) => void entries.set(key, value) }
}

function discard(file: string): void {
  try {
    rmSync(file, { force: true })
  } catch {
    // What can't be written may not be removable either.
  }
}

function readIndex(file: string): Saved | undefined {
  try {
    const bytes = readFileSync(file)
    const end = bytes.lastIndexOf('\n')
    if (bytes.toString('latin1', end + 1) !== hash(bytes.subarray(0, end + 1))) return undefined
    const [header, ...lines] = parsedLines(bytes.subarray(0, end + 1)) as [() => Header, ...(() => unknown)[]]
    const { revision, session, segments, answers } = header()
    return {
      revision,
      session,
      segments,
      answers: restore(lines.slice(0, answers) as (() => SavedAnswer[])[], segments),
      memo: lines.slice(answers).flatMap((line) => line() as SavedMemo[]),
    }
  } catch {
    return undefined
  }
}

/** Lines, each parsed when it is called for. */
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

function unpack(stored: SavedStored, names: string[]): Stored | undefined {
  if (stored === 0) return undefined
  const [segment, offset, length, form] = stored
  return { segment: names[segment]!, offset, length, form }
}

const isValue: Outcome = { kind: 'value' }
const noReports: Diagnostic[] = []

function restore(lines: (() => SavedAnswer[])[], segments: string[]): Answer[] {
  const answers: Answer[] = []
  const deps: number[][] = []
  for (const line of lines) {
    for (const {
      a: [id, print, dependencies, changed, checked, used, stored],
      r,
      f,
    } of line()) {
      const outcome: Outcome = f === undefined ? isValue : f === 'cycle' ? { kind: 'cycle' } : { kind: 'failure', ...f }
      deps.push(dependencies)
      answers.push({
        id,
        print,
        outcome,
        deps: [],
        reports: r ?? noReports,
        changed,
        checked,
        used,
        stored: unpack(stored, segments),
      })
    }
  }
  deps.forEach((dependencies, index) => {
    answers[index]!.deps = dependencies.map((dep) => answers[dep]!)
  })
  return answers
}

function usedSegments(answers: Answer[], memo: Map<string, { stored: Stored }>): Set<string> {
  const used = new Set<string>()
  for (const { stored } of answers) if (stored) used.add(stored.segment)
  for (const { stored } of memo.values()) used.add(stored.segment)
  return used
}

const lineSize = 1000

function writeIndex(
  file: string,
  answers: Answer[],
  revision: number,
  session: number,
  memo: Map<string, { used: number; stored: Stored }>,
): void {
  const segments = [...usedSegments(answers, memo)]
  const segmentIndex = new Map(segments.map((name, index) => [name, index]))
  const place = (stored: Stored | undefined): SavedStored =>
    stored ? [segmentIndex.get(stored.segment)!, stored.offset, stored.length, stored.form] : 0
  const index = new Map(answers.map((answer, at) => [answer, at]))
  const savedAnswer = ({ id, print, deps, changed, checked, used, stored, reports, outcome }: Answer): SavedAnswer => {
    const saved: SavedAnswer = {
      a: [id, print, deps.map((dep) => index.get(dep)!), changed, checked, used, place(stored)],
    }
    if (reports.length > 0) saved.r = reports
    if (outcome.kind === 'cycle') saved.f = 'cycle'
    if (outcome.kind === 'failure') saved.f = { diagnostics: outcome.diagnostics, exitCode: outcome.exitCode }
    return saved
  }
  const savedMemo = ([key, { used, stored }]: [string, { used: number; stored: Stored }]): SavedMemo => [
    key,
    used,
    place(stored),
  ]
  const header: Header = { revision, session, segments, answers: Math.ceil(answers.length / lineSize) }
  const checksum = runningHash()
  const fd = openSync(file, 'w')
  try {
    for (const content of [header, ...inLines(answers, savedAnswer), ...inLines([...memo], savedMemo)]) {
      const line = `${JSON.stringify(typeof content === 'function' ? content() : content)}\n`
      checksum.add(line)
      writeFileSync(fd, line)
    }
    writeFileSync(fd, checksum.digest())
  } finally {
    closeSync(fd)
  }
}

/** What each line of a long list says, made when it is written. */
function inLines<Item, Saved>(items: Item[], save: (item: Item) => Saved): (() => Saved[])[] {
  return Array.from(
    { length: Math.ceil(items.length / lineSize) },
    (_, line) => () => items.slice(line * lineSize, (line + 1) * lineSize).map(save),
  )
}

/** Writes everything that is still used into one new segment, once more than half of what lies there is not. */
function compact(segments: Segments, answers: Answer[], memo: Map<string, { stored: Stored }>): void {
  const names = usedSegments(answers, memo)
  const holders: { stored: Stored | undefined }[] = [...answers, ...memo.values()]
  const live = holders.reduce((sum, { stored }) => sum + (stored?.length ?? 0), 0)
  const total = [...names].reduce((sum, name) => sum + segments.size(name), 0)
  if (names.size <= 12 && total <= 2 * live + flushAt) return
  for (const holder of holders) {
    if (!holder.stored) continue
    const bytes = segments.read(holder.stored)
    holder.stored = bytes && segments.write({ bytes, form: holder.stored.form })
  }
  for (const [key, { stored }] of memo) if (!stored) memo.delete(key)
}

/** Removes what no index names and no living process writes. */
function sweep(dir: string, indexFile: string, used: Set<string>): void {
  for (const name of readdirSync(dir)) {
    const writer = /^values-(\d+)-/.exec(name)
    const indexWriter = /^index-.*\.json\.(\d+)$/.exec(name)
    if (writer) {
      if (!used.has(name) && isOver(writer[1]!)) rmSync(join(dir, name), { force: true })
    } else if (indexWriter) {
      if (isOver(indexWriter[1]!)) rmSync(join(dir, name), { force: true })
    } else if (name.startsWith('index-') && join(dir, name) !== indexFile) rmSync(join(dir, name), { force: true })
  }
}

/** Does a process write no more, since it is this one or has ended? */
function isOver(pid: string): boolean {
  return Number(pid) === process.pid || !isAlive(Number(pid))
}

/** Is there a process of this number? */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
