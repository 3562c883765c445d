/**
 * Removes what readers of a page do not see and programs that read its text do: characters without a width, that change
 * the direction of text, or that stand for hidden tags, and control characters.
 */

const setOf = (ranges: string): string =>
  ranges
    .split(' ')
    .map((range) => range.replace(/[\da-f]+/g, (code) => `\\u{${code}}`))
    .join('')

/** Always removed: controls, fillers, marks of direction, tags, the variation selectors that no font has. */
const never = setOf(
  '0-8 b-1f 7f-9f ad 34f 61c 115f 1160 17b4 17b5 180b-180f 200b 200e 200f 2028-202e 2060-206f 3164 fe00-fe0d feff ffa0 ' +
    'fff0-fffb 1bca0-1bca3 1d173-1d17a e0000-e0fff',
)
/** Joiners, and the selectors of emoji: some scripts need them between letters. */
const joiners = setOf('200c 200d')
const selectors = setOf('fe0e fe0f')

const scripts = ['Arabic', 'Syriac', 'Mongolian', 'Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya', 'Tamil']
  .concat(['Telugu', 'Kannada', 'Malayalam', 'Sinhala', 'Khmer', 'Myanmar', 'Tibetan'])
  .map((script) => `\\p{Script=${script}}`)
  .join('')
const emoji = String.raw`\p{Extended_Pictographic}\p{Emoji_Modifier}`

/** Nearly all texts have none of them. */
const suspect = new RegExp(`[${never}${joiners}${selectors}]`, 'u')
const removed = new RegExp(
  [
    `[${never}]`,
    `(?<![${emoji}${selectors}${scripts}])[${joiners}]`,
    `[${joiners}](?![${emoji}${scripts}\\u{2640}\\u{2642}])`,
    `(?<![\\p{Emoji}])[${selectors}]`,
  ].join('|'),
  'gu',
)

export function plainCharacters(text: string): string {
  return suspect.test(text) ? text.replace(removed, '') : text
}
