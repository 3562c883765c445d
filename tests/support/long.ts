/**
 * `npm test` takes a few minutes and shows whether a change is good: what each feature promises, its errors, one page per
 * template and three demos per family. `npm run test:long` adds the tests with the tag `long` (rare cases of what has a test
 * in the short run, and what takes long), repeats random tests more often, and checks everything of which the short run
 * takes samples.
 */
export const isLong = process.env['TEST_LONG'] === '1'

/** @returns the first value in the long run, otherwise the second: how often, how many or how large */
export function inLongRun<Value>(long: Value, short: Value): Value {
  return isLong ? long : short
}

/**
 * @param rows of a table of tests, one for each language, the translations last
 * @returns all of them in the long run, otherwise only the last: what holds in a translation, below its prefix, is seldom
 *   wrong in the default language, which most other tests use
 */
export function languagesInRun<const Row>(rows: readonly Row[]): readonly Row[] {
  return isLong ? rows : rows.slice(-1)
}
