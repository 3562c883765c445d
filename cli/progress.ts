/** The progress of a running build: one line that is updated on a terminal, one line per phase elsewhere. */
import type { Paint, Progress } from '../src/index.js'
import type { OutputStream } from './io.js'
import type { Terminal } from './terminal.js'

export interface ProgressView {
  show(progress: Progress): void
  /** Clears the line. */
  end(): void
}

const names = { plan: 'Reading the site', pages: 'Pages', write: 'Writing' }

export function progressView(stream: OutputStream, terminal: Terminal, quiet: boolean): ProgressView {
  if (quiet) return { show() {}, end() {} }
  return terminal.isInteractive ? redrawn(stream, terminal.paint) : plain(stream)
}

function plain(stream: OutputStream): ProgressView {
  let phase = ''
  let task = ''
  return {
    show(progress) {
      if (progress.phase === 'task') {
        if (progress.text !== task) stream.write(`${progress.text}\n`)
        task = progress.text
        return
      }
      if (progress.phase === phase) return
      phase = progress.phase
      stream.write(`${names[progress.phase]}${progress.phase === 'pages' ? `: ${progress.total}` : ''}\n`)
    },
    end() {},
  }
}

function redrawn(stream: OutputStream, paint: Paint): ProgressView {
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

function lineOf(progress: Progress, paint: Paint): string {
  if (progress.phase === 'task') return `${progress.text} ${progress.done}/${progress.total}`
  if (progress.phase !== 'pages') return names[progress.phase]
  const width = 24
  const filled = progress.total === 0 ? width : Math.round((progress.done / progress.total) * width)
  return `${names.pages} ${paint('cyan', '█'.repeat(filled))}${paint('dim', '░'.repeat(width - filled))} ${progress.done}/${progress.total}`
}
