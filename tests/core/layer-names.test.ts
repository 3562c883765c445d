/** The cascade layers of the templates have names that libraries in demos do not have. */
import { expect, test } from 'vitest'
import { site } from '../support/site.js'

test('every layer of the stylesheet has a prefix', async () => {
  const it = site({ 'content/index.md': '# Home\n\nThe home page.' })
  const path = (await it.paths()).find((one) => /styles-\w+\.css$/.test(one))!
  const names = [...(await it.file(path)).matchAll(/@layer ([^{;]+)/g)].flatMap(([, list]) => list!.split(','))
  expect(names.length).toBeGreaterThan(5)
  expect(names.filter((name) => !/^v-\w+$/.test(name.trim()))).toEqual([])
})
