/** What code for readers is compiled with. */
import type { BuildOptions } from 'esbuild'

/**
 * What code for readers knows of its environment, as values to define: the same while it is prerendered, so that
 * nothing of the machine that builds a site gets into its pages. As Vite defines it.
 *
 * @param base what all addresses of the site begin with
 */
export function environment({
  mode,
  isPrerendered,
  base,
}: {
  mode: 'production' | 'development'
  isPrerendered: boolean
  base: string
}): Record<string, string> {
  const isProduction = mode === 'production'
  const meta = { BASE_URL: base, DEV: !isProduction, MODE: mode, PROD: isProduction, SSR: isPrerendered }
  return {
    'process.env': JSON.stringify({ NODE_ENV: mode }),
    'process.env.NODE_ENV': JSON.stringify(mode),
    'import.meta.env': JSON.stringify(meta),
    ...Object.fromEntries(
      Object.entries(meta).map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)]),
    ),
  }
}

/** Whether a bundle is of such code; in other code for Node, `import.meta.url` is the place of a file. */
export function isForReaders({ define }: BuildOptions): boolean {
  return define?.['import.meta.env'] !== undefined
}
