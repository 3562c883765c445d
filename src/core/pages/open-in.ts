/** Where the menu at the head of a page offers to open it: chats that read addresses, and what the site adds. */
import type { PageProps, SiteConfig } from '../../model.js'
import { fillTemplate } from '../../text.js'
import { localized } from '../config/config.js'

const services = {
  chatgpt: { title: 'ChatGPT', href: 'https://chatgpt.com/?hints=search&q={prompt}' },
  claude: { title: 'Claude', href: 'https://claude.ai/new?q={prompt}' },
} as const

/**
 * @param page the address of its Markdown, as others can open it
 * @param sentence asks to read `{page}`
 */
export function openIn(
  site: Pick<SiteConfig, 'openIn' | 'locales'>,
  { page, sentence, locale }: { page: string; sentence: string; locale: string },
): NonNullable<PageProps['page']['openIn']> {
  const values = { page: encodeURIComponent(page), prompt: encodeURIComponent(fillTemplate(sentence, { page })) }
  return site.openIn.map((one) => {
    const { title, href } = typeof one === 'string' ? services[one] : one
    return { title: localized(title, locale, site), href: fillTemplate(href, values) }
  })
}
