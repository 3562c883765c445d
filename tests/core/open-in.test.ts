/** What the menu at the head of a page offers to open it with. */
import { expect, test } from 'vitest'
import { siteSchema } from '../../src/core/config/config-schema.js'
import { openIn } from '../../src/core/pages/open-in.js'

const locales = [
  { code: 'en', label: 'English' },
  { code: 'zh', label: '中文' },
]
const page = 'https://docs.example/x/bars & lines.md'
const offered = (openings: unknown, locale = 'zh') => {
  const { openIn: own } = siteSchema.parse({
    title: 'T',
    url: 'https://docs.example',
    description: '',
    locales,
    openIn: openings,
  })
  const site = { openIn: own, locales } as Parameters<typeof openIn>[0]
  return openIn(site, { page, sentence: 'Read {page}.', locale })
}

test('chats get the sentence with the address, encoded', () => {
  const [chatgpt, claude] = offered(undefined)
  expect(chatgpt!.title).toBe('ChatGPT')
  for (const [one, name] of [
    [chatgpt!, 'q'],
    [claude!, 'q'],
  ] as const)
    expect(new URL(one.href).searchParams.get(name)).toBe(`Read ${page}.`)
})

test('a site adds its own, in the language of the page, or none', () => {
  const own = { title: { en: 'Editor', zh: '编辑器' }, href: 'editor://open?at={page}' }
  expect(offered([own, 'claude']).map(({ title }) => title)).toEqual(['编辑器', 'Claude'])
  expect(offered([own], 'en')).toEqual([{ title: 'Editor', href: `editor://open?at=${encodeURIComponent(page)}` }])
  expect(offered([])).toEqual([])
})

test.each([['gemini'], [{ title: 'Chat', href: 'https://chat.example/' }], [{ title: 'Chat', href: 'chat/{page}' }]])(
  '%j is refused',
  (one) => expect(() => offered([one])).toThrow(),
)
