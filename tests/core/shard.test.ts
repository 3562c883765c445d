/** Which shard of a build makes a page. */
import { expect, test } from 'vitest'
import { isInShard } from '../../src/build/shard.js'
import type { UrlPath } from '../../src/model.js'

test('a page that is added moves no other one', () => {
  const routes = Array.from({ length: 9 }, (_, index) => ({ pathname: `/x/page-${index}/` as UrlPath, locale: 'en' }))
  const parts = [1, 2, 3].map((index) => routes.filter((route) => isInShard(route, { index, count: 3 })))
  expect(parts.flat()).toHaveLength(routes.length)
  expect(parts.every((part) => part.length > 0)).toBe(true)
})
