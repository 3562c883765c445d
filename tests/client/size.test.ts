/** What a page that is only read has to load. */
import { build } from 'esbuild'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))

it('the scripts of a plain page weigh at most 4 KB compressed', async () => {
  const { outputFiles, metafile } = await build({
    entryPoints: [`${root}src/client/main.ts`],
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    outdir: 'out',
    write: false,
    metafile: true,
    absWorkingDir: root,
  })
  const needed = new Set<string>()
  const need = (path: string) => {
    if (needed.has(path)) return
    needed.add(path)
    for (const { path: next, kind } of metafile.outputs[path]!.imports)
      if (kind === 'import-statement' && !isBare(path, next)) need(next)
  }
  // An import that binds nothing only keeps an order of evaluation; scripts/compile.mjs removes it.
  const isBare = (path: string, next: string) => textOf(path).includes(`import"./${next.slice('out/'.length)}"`)
  const textOf = (path: string) => outputFiles.find((file) => file.path === root + path)!.text
  need('out/main.js')
  const weight = outputFiles
    .filter(({ path }) => needed.has(path.slice(root.length)))
    .reduce((sum, { contents }) => sum + brotliCompressSync(contents).length, 0)
  expect(needed.size).toBeLessThanOrEqual(8)
  expect(weight).toBeGreaterThan(1_000)
  expect(weight).toBeLessThanOrEqual(4_096)
})
