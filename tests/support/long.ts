/**
 * `npm test` takes minutes, and says whether a change is good; `npm run test:long` repeats what is random, and looks at
 * everything of which the short run takes samples.
 */
export const isLong = process.env['TEST_LONG'] === '1'

/** @returns how often, how many or how large, in the short and in the long run */
export function inLongRun<Value>(long: Value, short: Value): Value {
  return isLong ? long : short
}
