/**
 * About how many tokens a text has, as models count them: words of prose and code have about four characters each, and
 * letters of other scripts one each.
 */
export function tokensOf(text: string): number {
  let wide = 0
  for (const char of text) if (char.charCodeAt(0) > 0x2e7f) wide++
  return Math.round((text.length - wide) / 3.8 + wide * 0.85)
}
