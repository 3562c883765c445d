/** `docs-build page-count` prints the number of pages; `docs-build check words` looks for words that a style guide bans. */
import { all, defineCommand, defineFeature, page, routes, warningAt } from 'vitrine/feature'

const pageCount = defineCommand({
  name: 'page-count',
  description: 'prints the number of pages',
  flags: { language: { value: 'code', description: 'of this language only' } },
  async run({ ask, flags, print }) {
    const found = await ask(routes)
    print(String(found.filter(({ locale }) => !flags.language || locale === flags.language).length))
    return 0
  },
})

const words = defineCommand({
  name: 'words',
  description: 'finds words that should not be used',
  flags: { word: { value: 'word', description: 'in lower case', repeatable: true } },
  async run({ ask, flags, report }) {
    const pages = await all((await ask(routes)).map((route) => ask(page, route)))
    for (const { file, sections } of pages)
      for (const word of flags.word ?? [])
        if (file && sections.some(({ text }) => text.toLowerCase().includes(word)))
          report(warningAt('words/banned', `The page has the word "${word}".`, { file }))
    return 0
  },
})

export default defineFeature({ name: 'style-guide', commands: [pageCount], checks: [words] })
