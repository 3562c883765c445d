/**
 * Prints the messages of a command. A site that was written elsewhere may break one rule on every page, so of messages
 * with the same text only the first few are printed; the rest are counted. Annotations and `--json` have all of them.
 * At the end are the addresses that explain what has been printed, each once.
 */
import { describeDiagnostic, explanationOf, type PrintedDiagnostic } from '../src/index.js'
import type { Terminal } from './terminal.js'

/** How many messages with the same text are printed. */
const limit = 5

export interface MessagePrinter {
  print(diagnostic: PrintedDiagnostic): void
  /** Prints how many messages were left out, if any, and where the printed ones are explained. */
  end(): void
}

/** @param options `all` prints every message, `quiet` errors only */
export function messagePrinter(terminal: Terminal, options: { all?: boolean; quiet?: boolean }): MessagePrinter {
  const { paint, log } = terminal
  const groups = new Map<string, { first: PrintedDiagnostic; count: number }>()
  const explain = (codes: readonly string[]) => {
    const addresses = [...new Set(codes)].flatMap((code) => explanationOf(code) ?? [])
    if (addresses.length === 0) return
    log(paint('dim', `Explained at:\n${addresses.map((address) => `  ${address}`).join('\n')}\n`))
  }
  return {
    print(diagnostic) {
      terminal.annotate(diagnostic)
      if (options.quiet && diagnostic.severity !== 'error') return
      const key = [diagnostic.severity, diagnostic.code, diagnostic.text.replace(/\d+/g, '#')].join(' ')
      const group = groups.get(key) ?? { first: diagnostic, count: 0 }
      groups.set(key, group)
      group.count++
      if (options.all || group.count <= limit) log(`${describeDiagnostic(diagnostic, paint)}\n`)
    },
    end() {
      const folded = options.all ? [] : [...groups.values()].filter(({ count }) => count > limit)
      explain([...groups.values()].map(({ first }) => first.code))
      if (folded.length === 0) return
      for (const { first, count } of folded)
        log(`${count - limit} more: ${first.severity} ${paint('dim', first.code)}  ${first.text}`)
      log(paint('dim', 'Run it with --verbose to see all messages.\n'))
    },
  }
}
