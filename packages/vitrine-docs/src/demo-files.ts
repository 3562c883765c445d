/** Demos in a page's Markdown: blocks of code with a name and a default export, and the files that they import. */
import { type Fence, fencesIn } from '../../../src/features/agents/fences.js'

export type CodeFile = Fence & { title: string }

const isNamed = (fence: Fence): fence is CodeFile => fence.title !== undefined

/** `../Bars.tsx` → `Bars` */
export const demoName = (file: string): string => file.replace(/^.*\//, '').replace(/\.[^.]*$/, '')

export function demosIn(markdown: string): CodeFile[] {
  const files = fencesIn(markdown).filter(isNamed)
  return files.filter(({ title, code }) => /\.[jt]sx$/.test(title) && /^export default\b/m.test(code))
}

/** A demo and what it imports of the files that its page prints, each once. */
export function filesOfDemo(markdown: string, demo: CodeFile): CodeFile[] {
  const files = fencesIn(markdown).filter(isNamed)
  const found = [demo]
  for (const file of found)
    for (const specifier of importsOf(file.code)) {
      if (!specifier.startsWith('.')) continue
      const stem = withoutEnding(joined(file.title, specifier))
      const next = files.find(({ title }) => title !== file.title && [title, withoutEnding(title)].includes(stem))
      const exact = files.find(({ title }) => title === joined(file.title, specifier))
      const one = exact ?? next
      if (one && !found.some(({ title }) => title === one.title)) found.push(one)
    }
  return found
}

/** What scripts and stylesheets name in imports. */
export function importsOf(code: string): string[] {
  const bare = code.replace(/^\s*(?:\/\/.*|\/\*[^]*?\*\/)/gm, '')
  return [...bare.matchAll(/(?:\bfrom\s*|\bimport\s*\(?\s*)(['"])([^'"\n]+)\1/g)].map((match) => match[2]!)
}

const withoutEnding = (path: string): string => path.replace(/\.(?:[cm]?[jt]sx?)$/, '')

/** A path from the folder of a file: `../a.ts` and `./b.js` → `../b.js`. */
function joined(file: string, specifier: string): string {
  const parts = file.split('/').slice(0, -1)
  for (const part of specifier.split('/')) {
    if (part === '.' || part === '') continue
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop()
    else parts.push(part)
  }
  return parts.join('/')
}
