/** `demo`: the files of a demo, found by its id or by the props that it uses. */
import { type CodeFile, demoName, demosIn, filesOfDemo, importsOf } from './demo-files.js'
import type { Library, Page } from './library.js'
import { didYouMean, Problem } from './problem.js'
import { Reply } from './reply.js'

export interface DemoRequest {
  id?: string | undefined
  uses?: string[] | undefined
  files: 'main' | 'all'
  budget: number
}

export function demo(library: Library, { id, uses, files, budget }: DemoRequest): string {
  if ((id === undefined) === (uses === undefined)) throw new Problem('Give either "id" or "uses".')
  if (id !== undefined) return shown(library, demoAt(library, id), files, budget)
  const ids = demosThatUse(library, uses!)
  const [first, ...others] = ids
  if (first === undefined) throw new Problem(`No demo uses ${uses!.join(' and ')}.`)
  return shown(library, demoAt(library, first), files, budget, others)
}

interface Place {
  page: Page
  file: CodeFile
}

function demoAt(library: Library, id: string): Place {
  const [path = '', name = ''] = id.includes('#') ? id.split('#') : ['', id]
  const page = path === '' ? undefined : library.pages.get(library.idOf(path))
  if (path !== '' && !page)
    throw new Problem(`There is no page "${path}".${didYouMean(library.idOf(path), [...library.pages.keys()])}`)
  const known: string[] = []
  for (const one of page ? [page] : library.pages.values())
    for (const file of demosIn(one.text)) {
      if (demoName(file.title) === decodeURIComponent(name)) return { page: one, file }
      known.push(demoName(file.title))
    }
  throw new Problem(`There is no demo "${name}".${didYouMean(name, known)}`)
}

/** Ids of demos that use all of them: `Chart.height`, or `Chart`. */
export function demosThatUse(library: Library, uses: readonly string[]): string[] {
  const lists = uses.map((use) => {
    const [name = '', prop] = use.split('.')
    const entries = library.entries.get(name)
    if (!entries) throw new Problem(`There is no "${name}".${didYouMean(name, [...library.entries.keys()])}`)
    const demos = entries.flatMap((one) => one.demos)
    return demos
      .filter(({ props }) => prop === undefined || props.includes(prop))
      .map(({ href }) => idOfDemo(library, href))
  })
  const isShown = (id: string) => {
    const [path = '', name] = id.split('#')
    const page = library.pages.get(path)
    return page !== undefined && demosIn(page.text).some(({ title }) => demoName(title) === name)
  }
  const [first = [], ...others] = lists
  return [...new Set(first)].filter((id) => others.every((list) => list.includes(id)) && isShown(id))
}

function idOfDemo(library: Library, href: string): string {
  const [path = '', name = ''] = href.split('#')
  return `${library.idOf(path)}#${decodeURIComponent(name)}`
}

function shown(
  library: Library,
  { page, file }: Place,
  which: 'main' | 'all',
  budget: number,
  others: string[] = [],
): string {
  const files = which === 'main' ? [file] : filesOfDemo(page.text, file)
  const reply = new Reply(budget)
  const installed = Object.assign({}, ...library.indexes.map((one) => one.installed)) as Record<string, string>
  const packages = [...new Set(files.flatMap(({ code }) => importsOf(code)).map(packageOf))].filter((name) =>
    Object.hasOwn(installed, name),
  )
  const versions = packages.sort().map((name) => `${name} ${installed[name]}`)
  reply.add(
    `> ${[library.packageName(page.package), `${page.id}#${demoName(file.title)}`].join(' · ')}${versions.length > 0 ? `\n> Needs ${versions.join(', ')}` : ''}`,
  )
  for (const one of files) if (!reply.add(page.text.slice(one.start, one.end))) reply.leave(one.title)
  if (others.length > 0) reply.addLines([`Others: ${others.slice(0, 8).join(', ')}`])
  return String(reply)
}

const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
