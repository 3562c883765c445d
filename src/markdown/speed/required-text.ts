/**
 * What a line must contain for a regular expression to match in it.
 *
 * Most rules of a grammar are about a keyword or a sign that a line does not have. Looking for these few characters is
 * many times faster than the expression, which has to be tried at every position. What is returned may be too little,
 * never too much: anything that this reader does not know counts as something that may match any text.
 */

/** What every match needs: one of these texts. */
export interface Requirement {
  texts: readonly string[]
  /**
   * Whether a text may be before the match, since a lookbehind asks for it. Otherwise it is where the match begins or
   * later.
   */
  isBehind: boolean
}

/** All of them have to be met. */
type Requirements = readonly Requirement[]

/** More alternatives take longer to look for than they save. */
const mostAlternatives = 24
/** The same for requirements of one expression. */
const mostRequirements = 4
/** A set of characters is read as alternatives if it is as small as this. */
const largestSet = 4

/**
 * @param source of a regular expression with the flag `v` or `u`
 * @returns what every text that the expression matches in meets; the strictest first; none if nothing is known
 */
export function requirementsOf(source: string, flags: string): Requirements {
  if (flags.includes('i')) return []
  const reader = new Reader(source)
  const requirements = reader.alternatives()
  return reader.isAtEnd() ? requirements : []
}

class Reader {
  private at = 0

  constructor(private readonly source: string) {}

  isAtEnd(): boolean {
    return this.at >= this.source.length
  }

  /** Reads up to the end of the group or of the expression. */
  alternatives(): Requirements {
    let all = this.sequence()
    while (this.source[this.at] === '|') {
      this.at++
      all = eitherOf(all, this.sequence())
    }
    return all
  }

  private sequence(): Requirements {
    const all: Requirement[] = []
    /** Adjacent characters that are all required. */
    let run = ''
    const endRun = () => {
      if (run !== '') all.push(one(run))
      run = ''
    }
    while (!this.isAtEnd() && this.source[this.at] !== '|' && this.source[this.at] !== ')') {
      const isGroup = this.source[this.at] === '('
      const requirements = this.element()
      const quantifier = this.quantifier()
      const [only] = requirements
      if (quantifier === 'optional') endRun()
      else if (!isGroup && only?.texts.length === 1) {
        run += only.texts[0]!
        if (quantifier) endRun()
      } else {
        endRun()
        all.push(...requirements)
      }
    }
    endRun()
    return strictest(all)
  }

  private element(): Requirements {
    const char = this.source[this.at]!
    if (char === '(') return this.group()
    if (char === '[') return this.set()
    if (char === '\\') return this.escape()
    this.at++
    if (char === '^' || char === '$' || char === '.') return []
    if (!isHalf(char)) return [one(char)]
    if (isHalf(this.source[this.at] ?? '')) this.at++
    return []
  }

  private group(): Requirements {
    const [opening] = /^\((?:\?(?:[:=!]|<[=!]|<[^>]*>|[^:)]*:))?/.exec(this.source.slice(this.at, this.at + 100))!
    this.at += opening.length
    const requirements = this.alternatives()
    this.at++
    if (opening === '(?<=') return requirements.map(({ texts }) => ({ texts, isBehind: true }))
    const isKnown = opening === '(' || /^\(\?(?:[:=]|<[^=!])/.test(opening)
    return isKnown ? requirements : []
  }

  /** A set of characters, which may contain other sets. */
  private set(): Requirements {
    const start = ++this.at
    let chars: string[] | undefined = this.source[start] === '^' ? undefined : []
    for (let depth = 1; !this.isAtEnd();) {
      const char = this.source[this.at]!
      if (char === ']' && --depth === 0) break
      if (char === '[') depth++
      const member = char === '\\' ? this.escape()[0]?.texts[0] : (this.at++, char)
      // Ranges, operators and nested sets begin with one of these.
      if (member === undefined || /[-&[\]]/.test(char) || isHalf(member)) chars = undefined
      else chars?.push(member)
    }
    this.at++
    return chars && chars.length <= largestSet ? [{ texts: chars, isBehind: false }] : []
  }

  private escape(): Requirements {
    const [, name] = /^\\([pPkqu]\{[^}]*\}|k<[^>]*>|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|c[A-Za-z]|\d+|[^])/.exec(
      this.source.slice(this.at, this.at + 1000),
    )!
    this.at += 1 + name!.length
    return /^[^\w]$/.test(name!) && !isHalf(name!) ? [one(name!)] : []
  }

  private quantifier(): 'optional' | 'repeated' | undefined {
    const found = /^(?:[*+?]|\{(\d+)(?:,\d*)?\})\??/.exec(this.source.slice(this.at, this.at + 20))
    if (!found) return undefined
    this.at += found[0].length
    return /^[*?]/.test(found[0]) || found[1] === '0' ? 'optional' : 'repeated'
  }
}

const isHalf = (char: string) => char >= '\ud800' && char <= '\udfff'

const one = (text: string): Requirement => ({ texts: [text], isBehind: false })

/** What is known of a text that meets all of `a` or all of `b`. */
function eitherOf(a: Requirements, b: Requirements): Requirements {
  const all = a.flatMap((one) =>
    b.map((other) => ({
      texts: [...new Set([...one.texts, ...other.texts])],
      isBehind: one.isBehind || other.isBehind,
    })),
  )
  return strictest(all.filter(({ texts }) => texts.length <= mostAlternatives))
}

/** Without what follows from others, and not too many. */
function strictest(all: Requirements): Requirements {
  const left: Requirement[] = []
  for (const requirement of [...all].sort(byStrictness)) {
    if (!left.some((other) => implies(other, requirement))) left.push(requirement)
  }
  return left.slice(0, mostRequirements)
}

/** Whether whatever meets `a` meets `b`. */
function implies(a: Requirement, b: Requirement): boolean {
  return (b.isBehind || !a.isBehind) && a.texts.every((text) => b.texts.some((part) => text.includes(part)))
}

/** Longer texts first, then fewer. */
function byStrictness(a: Requirement, b: Requirement): number {
  return (
    shortest(b.texts) - shortest(a.texts) || a.texts.length - b.texts.length || Number(a.isBehind) - Number(b.isBehind)
  )
}

const shortest = (texts: readonly string[]) => Math.min(...texts.map((text) => text.length))
