/** Types of two versions, compared as texts. */
import { describe, expect, test } from 'vitest'
import { comparison, type Meanings } from '../../../src/features/api/shared/diff/compare-types.js'

const meanings = (aliases: Record<string, string> = {}, members: Record<string, string> = {}): Meanings => ({
  aliases: new Map(Object.entries(aliases)),
  members: new Map(Object.entries(members)),
})
const known = meanings(
  { Mark: "'dot' | React.ComponentType<MarkProps>", Loop: 'Loop[] | string', A: 'B', B: 'A', Palette: 'Palette2' },
  { 'Line.curve': 'Curve', 'Line.area': 'boolean', 'Line.shape': '{ curve?: Curve }', 'Line.of': 'Line' },
)
const compare = (before: string, after: string, typeParameters?: string) =>
  comparison(meanings(), known)({ type: before }, { type: after, typeParameters })

describe('the same', () => {
  test.each([
    ['null | string', 'string | null'],
    ['React.ReactNode', 'ReactNode'],
    ['(event: Event, data: null | Data) => void', '(event: Event, data: Data | null) => void'],
    ['Map<A2 | B2, { a: 1 | 2; b?: (x: 2 | 1) => void }>', 'Map<B2 | A2, { a: 2 | 1; b?: (x: 1 | 2) => void }>'],
    ["React.ComponentType<MarkProps> | 'dot' | null", 'Mark | null'],
    ['boolean', "Line['area']"],
    ['Curve', "Line['shape']['curve']"],
    ['boolean', "Line['of']['area']"],
    ['readonly (Curve | null)[]', "readonly (null | Line['curve'])[]"],
    ['(string)[]', 'string[]'],
    ["'a | b' | 'c'", "'c' | 'a | b'"],
    ['{ a: number; b?: string }', '{ b?: string; a: number }'],
    ['(ref: React.MutableRefObject<A2>, by?: B2) => void', '(args_0: RefObject<A2>, args_1?: B2) => void'],
  ])('%s and %s', (before, after) =>
    expect(compare(before, after)).toEqual({ isSame: true, isWider: true, isNarrower: true }),
  )

  test('a type parameter and what it is by default', () => {
    expect(compare('Trigger', 'T', "T extends Trigger = Trigger, U = 'a' | 'b'").isSame).toBe(true)
    expect(compare("'b' | 'a'", 'U', "T extends Trigger = Trigger, U = 'a' | 'b'").isSame).toBe(true)
    expect(compare('Trigger', 'T', 'T extends Trigger').isSame).toBe(true)
  })

  test('aliases that lead to themselves end', () => {
    expect(compare('A2', 'A').isSame).toBe(false)
    expect(compare('string', 'Loop')).toMatchObject({ isSame: false, isWider: true })
  })
})

describe('wider', () => {
  test.each([
    ['number', "'item' | number", true],
    ["'item' | number", 'number', false],
    ['readonly (A2 | B2)[]', 'readonly (A2 | B2 | C2)[]', true],
    ['readonly (A2 | B2)[]', 'readonly A2[]', false],
    ['string[] | Callback', 'readonly string[] | Callback', true],
    ['readonly string[]', 'string[]', false],
    // What a function takes is the other way round.
    ['(a: string) => void', '(a: string | number) => void', false],
    ['(a: string | number) => void', '(b: string, c: A2) => void', true],
    ['(a: string, c: A2) => void', '(a: string) => void', false],
    ['(a: string, c?: A2) => void', '(a: string) => void', true],
    ['(...a: string[]) => void', '(a: string) => void', false],
    ['() => string', '() => string | number', true],
    ['() => string | number', '() => string', false],
    ['{ a: 1 }', "{ a: 1 } & Record<'b', 2>", false],
    ['A2 & B2', 'A2 & B2 & C2', false],
    ['A2', 'any', true],
    ['(a?: string) => void', '(b: string) => void', true],
    ['(a: string) => void', '(b?: string) => void', false],
    ["'x' | ((a: string | number) => void)", "'x' | 'y' | ((a: string) => void)", true],
    ['A2 & { a: 1; b?: 2 }', 'A2 & { b?: 2; a: 1; c?: 3 }', true],
    ['{ a: 1 }', '{ a: 1; c: 3 }', false],
    ['{ a: 1 }', '{ a: 2; c?: 3 }', false],
  ])('%s → %s: %s', (before, after, expected) =>
    expect(compare(before, after)).toMatchObject({ isSame: false, isWider: expected }),
  )
})
