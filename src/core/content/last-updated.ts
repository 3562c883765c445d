/** When a page was last changed, as its repository knows it. */
import { type Ask, question } from '../../engine/question.js'
import { commit, commitTimesOf, headingTimesOf, noCommit } from '../../engine/inputs.js'
import type { FilePath, Page, PageProps } from '../../model.js'
import { messages } from '../../messages.js'
import { config, configFile, langOf } from '../config/config.js'

/**
 * Seconds since 1970; null if it is not known. A question for each file, so that a commit concerns the pages it
 * changes.
 */
const changeTime = question('change-time', async (ask, file: FilePath): Promise<number | null> => {
  const current = await ask(commit)
  if (!current) {
    const why = await ask(noCommit)
    if (why) ask.report(messages.noHistory(why, await ask(configFile)))
    return null
  }
  const folders = (await ask(config)).content.map(({ dir }) => dir).sort()
  return (await ask(commitTimesOf, { commit: { ...current }, folders }))[file] ?? null
})

/** The day in UTC, and as the page's language writes it. */
export async function lastUpdated(
  ask: Ask,
  { file }: Pick<Page, 'file'>,
  locale: string,
): Promise<NonNullable<PageProps['page']['lastUpdated']> | undefined> {
  const site = await ask(config)
  if (!site.lastUpdated || !file) return undefined
  const time = await ask(changeTime, file)
  if (time === null) return undefined
  const day = new Date(time * 1000)
  const format = new Intl.DateTimeFormat(langOf(site, locale), { dateStyle: 'long', timeZone: 'UTC' })
  return { date: day.toISOString().slice(0, 10), text: format.format(day) }
}

/** The days on which the versions in the headings of a changelog were written, in UTC; none without git. */
export const headingDays = question('heading-days', async (ask, file: FilePath): Promise<Record<string, string>> => {
  const current = await ask(commit)
  if (!current) return {}
  const times = await ask(headingTimesOf, { commit: { ...current }, file })
  return Object.fromEntries(
    Object.entries(times).flatMap(([line, time]) => {
      const version = /\d+\.\d+\.\d+(?:[-+][\w.+-]+)?/.exec(line)?.[0].toLowerCase()
      return version === undefined ? [] : [[version, new Date(time * 1000).toISOString().slice(0, 10)]]
    }),
  )
})
