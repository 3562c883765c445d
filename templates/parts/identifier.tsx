/**
 * A name of code that may be broken where a new word begins: `enableKeyboard|Navigation`, not `enableKeyboardNavigatio|n`,
 * and `DEFAULT_|MARGIN`.
 * Short names are left alone, as they fit.
 */
import { Fragment } from 'react'

/** A name with fewer letters fits everywhere. */
const longest = 14

export function Identifier({ text }: { text: string }) {
  if (text.length <= longest) return text
  const words = text.split(/(?<=[a-z\d])(?=[A-Z])|(?<=_)(?=[A-Za-z])/)
  return words.map((word, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {word}
    </Fragment>
  ))
}
