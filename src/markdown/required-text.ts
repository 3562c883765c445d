/**
 * What a line must contain for a regular expression to match in it.
 *
 * Most rules of a grammar are about a keyword or a sign that a line does not have. Looking for these few characters is
 * many times faster than the expression, which has to be tried at every position. What is returned may be too little,
 * never too much: anything that this reader does not know counts as something that may match any text.
 */

/** Texts of which one must be there; undefined if nothing is known. */
type Required = readonly string[] | undefined

/** More alternatives take longer to look for than they save. */
const mostAlternatives = 24
/** A set of characters is read as alternatives if it is as small as this. */
const largestSet = 4

/**
 * @param source of a regular expression with the flag `v` or `u`
 * @returns texts of which every text that the expression matches in contains at least one; undefined if there are none
 */
export function requiredTexts(source: string, flags: string): Required {
  if (flags.includes('i')) return undefined
  const reader = new Reader(source)
  const required = reader.alternatives()
  return reader.isAtEnd() && required && required.length <= mostAlternatives ? required : undefined
}

class Reader {
  private at = 0

  constructor(private readonly source: string) {}

  isAtEnd(): boolean {
    return this.at >= this.source.length
  }

  /** Reads up to the end of the group or of the expression. */
  alternatives(): Required {
    let texts: string[] | undefined = []
    for (;;) {
      const required = this.sequence()
      if (required && texts) texts.push(...required)
      else texts = undefined
      if (this.source[this.at] !== '|') break
      this.at++
    }
    return texts && [...new Set(texts)]
  }

  private sequence(): Required {
    let best: Required
    /** Adjacent characters that are all required. */
    let run = ''
    const offer = (required: Required) => {
      if (required && (!best || isBetter(required, best))) best = required
    }
    const endRun = () => {
      if (run !== '') offer([run])
      run = ''
    }
    while (!this.isAtEnd() && this.source[this.at] !== '|' && this.source[this.at] !== ')') {
      const isGroup = this.source[this.at] === '('
      const required = this.element()
      const quantifier = this.quantifier()
      if (quantifier === 'optional') endRun()
      else if (!isGroup && required?.length === 1) {
        run += required[0]!
        if (quantifier) endRun()
      } else {
        endRun()
        offer(required)
      }
    }
    endRun()
    return best
  }

  private element(): Required {
    const char = this.source[this.at]!
    if (char === '(') return this.group()
    if (char === '[') return this.set()
    if (char === '\\') return this.escape()
    this.at++
    if (char === '^' || char === '$' || char === '.') return undefined
    if (!isHalf(char)) return [char]
    if (isHalf(this.source[this.at] ?? '')) this.at++
    return undefined
  }

  private group(): Required {
    const [opening] = /^\((?:\?(?:[:=!]|<[=!]|<[^>]*>|[^:)]*:))?/.exec(this.source.slice(this.at, this.at + 100))!
    this.at += opening.length
    const required = this.alternatives()
    this.at++
    const isKnown = opening === '(' || /^\(\?(?:[:=]|<=|<[^=!])/.test(opening)
    return isKnown ? required : undefined
  }

  /** A set of characters, which may contain other sets. */
  private set(): Required {
    const start = ++this.at
    let chars: string[] | undefined = this.source[start] === '^' ? undefined : []
    for (let depth = 1; !this.isAtEnd();) {
      const char = this.source[this.at]!
      if (char === ']' && --depth === 0) break
      if (char === '[') depth++
      const member: Required = char === '\\' ? this.escape() : (this.at++, [char])
      // Ranges, operators and nested sets begin with one of these.
      if (!member || /[-&[\]]/.test(char) || isHalf(member[0]!)) chars = undefined
      else chars?.push(member[0]!)
    }
    this.at++
    return chars && chars.length <= largestSet ? chars : undefined
  }

  private escape(): Required {
    const [, name] = /^\\([pPkqu]\{[^}]*\}|k<[^>]*>|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|c[A-Za-z]|\d+|[^])/.exec(
      this.source.slice(this.at, this.at + 1000),
    )!
    this.at += 1 + name!.length
    return /^[^\w]$/.test(name!) && !isHalf(name!) ? [name!] : undefined
  }

  private quantifier(): 'optional' | 'repeated' | undefined {
    const found = /^(?:[*+?]|\{(\d+)(?:,\d*)?\})\??/.exec(this.source.slice(this.at, this.at + 20))
    if (!found) return undefined
    this.at += found[0].length
    return /^[*?]/.test(found[0]) || found[1] === '0' ? 'optional' : 'repeated'
  }
}

const isHalf = (char: string) => char >= '\ud800' && char <= '\udfff'

function isBetter(a: readonly string[], b: readonly string[]): boolean {
  const [length, other] = [shortest(a), shortest(b)]
  return length > other || (length === other && a.length < b.length)
}

const shortest = (texts: readonly string[]) => Math.min(...texts.map((text) => text.length))
