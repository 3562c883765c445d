/**
 * Every template of this repository's site by axe, as its visitors may see it: in light, dark and forced colours, in both
 * directions, wide and on a small phone; in one language after the other, in both in the long run.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { axeViolations } from '../support/axe.js'
import { combinations } from '../support/combinations.js'
import { isLong } from '../support/long.js'
import { chooseInAnotherTab, languageAt, languages, type Language, openOwnSite, type OwnSite } from './support.js'

/** A page of each template. */
const templates = {
  doc: 'x/introduction/installation/',
  dialect: 'vitrine/markdown/',
  landing: 'x/',
  home: '',
  group: 'x/introduction-group/',
  'not-found': 'x/no-such-page/',
  offline: 'x/offline/',
  api: 'x/api/charts/bar-element/',
}

const looks = combinations({
  template: Object.keys(templates) as (keyof typeof templates)[],
  language: Object.keys(languages) as Language[],
  colors: ['light', 'dark', 'forced'],
  dir: ['ltr', 'rtl'],
  width: [1280, 320],
})

let site: OwnSite
beforeAll(async () => {
  site = await openOwnSite()
})
afterAll(() => site?.close())

describe.each(Object.keys(languages) as Language[])('in %s', (language) => {
  const inLanguage = (Object.keys(templates) as (keyof typeof templates)[]).filter(
    (_, index) => isLong || languageAt(index) === language,
  )
  it.each(inLanguage)('%s has no violation', async (template) => {
    const { page, close } = await site.visit(languages[language] + templates[template])
    const found: Record<string, string[]> = {}
    for (const { colors, dir, width } of looks.filter(
      (look) => look.template === template && look.language === language,
    )) {
      await page.setViewportSize({ width, height: width === 320 ? 640 : 900 })
      await page.emulateMedia({
        colorScheme: colors === 'dark' ? 'dark' : 'light',
        forcedColors: colors === 'forced' ? 'active' : 'none',
      })
      await chooseInAnotherTab(page, dir)
      await page.locator(`html[dir=${dir}].mode-${colors === 'dark' ? 'dark' : 'light'}`).waitFor()
      const wrong = await axeViolations(page)
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      if (over > 0) wrong.push(`The page is ${over} pixels too wide.`)
      found[`${colors} ${dir} ${width}`] = wrong
    }
    expect(Object.values(found).length).toBeGreaterThan(0)
    expect(found).toEqual(Object.fromEntries(Object.keys(found).map((look) => [look, []])))
    await close()
  })
})
