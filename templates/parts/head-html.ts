/**
 * The head as text. React would move titles, metas and links about, but here the order carries meaning (the theme's
 * script before any stylesheet), and the bytes of a script are what its hash in the security policy is made of.
 */
import type { HeadTag } from 'vitrine/model'

const voids: readonly HeadTag['tag'][] = ['meta', 'link']

export function headHtml(tags: readonly HeadTag[]): string {
  return tags.map(tagHtml).join('\n')
}

function tagHtml({ tag, attributes = {}, text = '' }: HeadTag): string {
  const written = Object.entries(attributes)
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escapeAttribute(value)}"`))
    .join('')
  if (voids.includes(tag)) return `<${tag}${written}>`
  return `<${tag}${written}>${tag === 'title' ? escapeText(text) : text}</${tag}>`
}

function escapeText(value: string): string {
  return value.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
}

function escapeAttribute(value: string): string {
  return escapeText(value).replace(/"/g, '&quot;')
}
