/** What a build shows while it runs: one line that is redrawn on a terminal, a line per phase elsewhere. */
import type { Progress } from '../src/index.js'
import type { Reader } from './flags.js'
import { painter } from './report.js'

export interface ProgressView {
  show(progress: Progress): void
  /** Clears the line. */
  end(): void
}

const names = { plan: 'Reading the site', pages: 'Pages', write: 'Writing' }

export function progressView(stream: NodeJS.WriteStream, reader: Reader, quiet: boolean): ProgressView {
  if (quiet) return { show() {}, end() {} }
  return reader.terminal ? redrawn(stream, reader) : plain(stream)
}

function plain(stream: NodeJS.WriteStream): ProgressView {
  let phase = ''
  return {
    show(progress) {
      if (progress.phase === phase) return
      phase = progress.phase
      stream.write(`${names[progress.phase]}${progress.phase === 'pages' ? `: ${progress.total}` : ''}\n`)
    },
    end() {},
  }
}

function redrawn(stream: NodeJS.WriteStream, reader: Reader): ProgressView {
  const paint = painter(reader)
  let shownAt = 0
  return {
    show(progress) {
      const now = performance.now()
      const isLast = progress.phase === 'pages' && progress.done === progress.total
      if (progress.phase === 'pages' && !isLast && now - shownAt < 80) return
      shownAt = now
      stream.write(`\r\u001b[2K${lineOf(progress, paint)}`)
    },
    end: () => void stream.write('\r\u001b[2K'),
  }
}

function lineOf(progress: Progress, paint: ReturnType<typeof painter>): string {
  if (progress.phase !== 'pages') return names[progress.phase]
  const width = 24
  const filled = progress.total === 0 ? width : Math.round((progress.done / progress.total) * width)
  return `${names.pages} ${paint('cyan', '█'.repeat(filled))}${paint('dim', '░'.repeat(width - filled))} ${progress.done}/${progress.total}`
}
