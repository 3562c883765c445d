/**
 * Stacks of bundled modules in terms of the files that they were bundled from, by the source maps that the bundles
 * carry.
 */
import { SourceMap } from 'node:module'

/** Playwright writes paths in place of addresses. */
const frame = /((?:file|https?):\/\/[^\s()]+?|(?<=[\s(])(?:[A-Z]:)?[\\/][^\n()]+?\.mjs):(\d+):(\d+)/g

/** The addresses of modules in a stack, each once. */
export function stackAddresses(stack: string): string[] {
  return [...new Set([...stack.matchAll(frame)].map((match) => match[1]!))]
}

/**
 * @param bundleOf the text of the module at an address, or undefined
 * @returns the stack, with `content/charts/Bars.tsx:5:9` in place of each address that has a source map
 */
export function mapStack(stack: string, bundleOf: (address: string) => string | undefined): string {
  const maps = new Map<string, SourceMap | undefined>()
  const mapOf = (address: string) => {
    if (!maps.has(address)) maps.set(address, sourceMapOf(bundleOf(address)))
    return maps.get(address)
  }
  return stack.replace(frame, (whole, address: string, line: string, column: string) => {
    const entry = mapOf(address)?.findEntry(Number(line) - 1, Number(column) - 1)
    if (!entry || !('originalSource' in entry)) return whole
    return `${entry.originalSource.replace(/^.*?vitrine:/, '')}:${entry.originalLine + 1}:${entry.originalColumn + 1}`
  })
}

function sourceMapOf(bundle: string | undefined): SourceMap | undefined {
  const encoded = bundle && /\/\/# sourceMappingURL=data:application\/json;base64,([\w+/=]+)/.exec(bundle)?.[1]
  if (!encoded) return undefined
  return new SourceMap(
    JSON.parse(Buffer.from(encoded, 'base64').toString('utf8')) as ConstructorParameters<typeof SourceMap>[0],
  )
}

/** The frames of a mapped stack that are in files of the site: `at Bars (content/charts/Bars.tsx:5:9)`. */
export function siteFrames(stack: string): string[] {
  return stack
    .split('\n')
    .map((line) => line.trim())
    .filter(
      (line) =>
        line.startsWith('at ') &&
        !/(?:file|https?):|node:|<anonymous>|^at .*\(?dist\/|^at (?:.*\()?(?:[A-Z]:)?[\\/]/.test(line),
    )
    .slice(0, 5)
}
