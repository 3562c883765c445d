/** Which content folder a file is in: the inner one, the project itself included. */
import { describe, expect, test } from 'vitest'
import { editUrlOf, rootOfFile } from '../../src/core/config/content-roots.js'

describe('the content folder of a file', () => {
  const project = { dir: '.', at: '/', editUrl: 'https://code.example/edit/' }
  const inner = { dir: 'docs/inner', at: '/inner', editUrl: 'https://code.example/inner' }
  const silent = { dir: 'docs/silent', at: '/silent' }
  const roots = [project, { dir: 'docs', at: '/docs' }, inner, silent]

  test.each([
    ['readme.md', '.'],
    ['docs/a.md', 'docs'],
    ['docs/inner/a/b.md', 'docs/inner'],
    ['docs/innermost.md', 'docs'],
    ['../other/a.md', undefined],
  ])('of %s is %s, the innermost', (file, dir) => expect(rootOfFile(file, roots)?.dir).toBe(dir))

  test.each([
    ['readme.md', 'https://code.example/edit/readme.md'],
    ['docs/inner/a/b.md', 'https://code.example/inner/a/b.md'],
    ['docs/silent/a.md', 'https://code.example/edit/docs/silent/a.md'],
    ['../other/a.md', undefined],
  ])('%s is edited at %s', (file, url) => expect(editUrlOf(file, roots)).toBe(url))

  test('front matter may name another file', () => {
    expect(editUrlOf('docs/inner/a.md', roots, 'src/a.tsx')).toBe('https://code.example/inner/src/a.tsx')
    expect(editUrlOf('docs/a.md', [silent], 'src/a.tsx')).toBeUndefined()
  })
})
