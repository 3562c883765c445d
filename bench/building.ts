/** Builds of the corpus by one tool: cold, with nothing changed and with one page edited. */
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CorpusPage } from './corpus.js'
import { measure, type Run, setAside } from './measure.js'
import { htmlOf, siteDir, type Tool } from './tools.js'

export interface Builds {
  cold: Run[]
  unchanged: Run[]
  edited: Run[]
  /** What went wrong; a build with another exit code, or an edit that is not in the output. */
  failed: string[]
}

export const noBuilds = (): Builds => ({ cold: [], unchanged: [], edited: [], failed: [] })

/** Writes the corpus as a site of the tool. */
export function writeSite(tool: Tool, pages: CorpusPage[]): void {
  const dir = siteDir(tool, pages.length)
  setAside(dir)
  tool.write(dir, pages)
}

/** Builds three times, and adds the figures. */
export async function runBuilds(tool: Tool, pages: CorpusPage[], run: number, builds: Builds): Promise<void> {
  const dir = siteDir(tool, pages.length)
  const [command, args] = tool.build(dir)
  const build = async (kind: 'cold' | 'unchanged' | 'edited') => {
    const result = await measure(command, args, dir, {
      CI: '1',
      NO_UPDATE_NOTIFIER: '1',
      ASTRO_TELEMETRY_DISABLED: '1',
    })
    if (result.code !== 0) builds.failed.push(`${tool.name}, ${kind}`)
    builds[kind].push(result)
  }
  for (const name of [tool.out, ...tool.caches]) setAside(join(dir, name))
  await build('cold')
  await build('unchanged')
  const page = pages[run % pages.length]!
  const words = `An edit of run ${run}.`
  writeFileSync(join(dir, tool.file(page)), tool.text({ ...page, body: `${page.body}\n\n${words}` }))
  await build('edited')
  if (!builds.failed.length && !readFileSync(join(dir, tool.out, htmlOf(tool, page)), 'utf8').includes(words))
    builds.failed.push(`${tool.name}, edited: the edit is not in the output`)
}

/** Bytes of HTML per page, of at most 50 pages. */
export function bytesPerPage(tool: Tool, pages: CorpusPage[]): number {
  const sample = pages.filter((_, index) => index % Math.ceil(pages.length / 50) === 0)
  const sizes = sample.map((page) => statSync(join(siteDir(tool, pages.length), tool.out, htmlOf(tool, page))).size)
  return sizes.reduce((sum, size) => sum + size, 0) / sizes.length
}
