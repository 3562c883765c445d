/** What the extractor finds in declarations: every way to type a component, and every way in which they can be bad. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createExtractor } from '../../../src/features/api/node/extract/extractor.js'
import type { ApiComponent, ApiEntry, ApiFunction, ApiPackage, ApiType } from '../../../src/features/api/model.js'
import { packageRoot, temporaryFolder, writeFiles } from '../../support/files.js'

const files = {
  'index.d.ts': `
import * as React from 'react'
export * from './Button'
export * from './again'

/** A field. @default tags count in members only */
export declare const Field: React.ForwardRefExoticComponent<FieldProps & React.RefAttributes<HTMLInputElement>>
export interface FieldProps extends Omit<React.HTMLAttributes<HTMLDivElement>, 'onChange'> {
  /**
   * Called with the new value.
   * @param {string} value What was typed.
   * @param {React.SyntheticEvent} event The event. **Warning**: it is generic.
   * @returns {boolean} Whether it is taken.
   */
  onChange?: (value: string, event: React.SyntheticEvent) => boolean
  /** The size. @default 'medium' */
  size?: 'small' | 'medium' | "large"
  /** @deprecated Use {@link FieldProps.size} instead. */
  dense?: boolean
  /** @ignore */
  secret?: string
  value: string | null | undefined
  sx?: object
  children?: React.ReactNode | undefined
  classes?: Partial<FieldClasses>
  slots?: FieldSlots
}
export interface FieldClasses {
  /** The root. */
  root: string
  disabled: string
}
export interface FieldSlots {
  /** The input. @default 'input' */
  input?: React.ElementType
  root?: React.ElementType
}
export declare const Memo: React.MemoExoticComponent<(props: { /** How many. */ count: number }) => React.JSX.Element>
export declare class Boundary extends React.Component<{ fallback: React.ReactNode }> { render(): React.ReactNode }
export declare function Generic<Row extends { id: string } = any>(props: GenericProps<Row>): React.JSX.Element
export interface GenericProps<Row> { rows: readonly Row[]; getRow?: (id: string) => Row | undefined }
export declare function Overloaded(props: { href: string; shared: number }): React.JSX.Element
export declare function Overloaded(props: { onPress(): void; shared: number }): React.JSX.Element
type As<C extends React.ElementType, P> = P & { as?: C } & Omit<React.ComponentPropsWithoutRef<C>, keyof P | 'as'>
interface BoxOwnProps { gap?: number }
export declare const Box: <C extends React.ElementType = 'div'>(props: As<C, BoxOwnProps>) => React.ReactElement | null
/** Helpers whose names for types mean nothing to readers. */
type ElementProps<ElementType extends React.ElementType, PropsToOmit extends string = never> = Omit<React.ComponentPropsWithoutRef<ElementType>, 'style' | PropsToOmit>
interface PanelProps extends ElementProps<'section', 'title'> { /** Its range. */ range?: [from: number, to: number] }
export declare const Panel: React.FC<PanelProps>
interface PlainProps extends ElementProps<'nav'> {}
export declare const Plain: React.FC<PlainProps>
export declare const SizeContext: React.Context<number>
export declare const Union: (props: { kind: 'a'; a: string } | { kind: 'b'; b?: number }) => React.ReactNode
export declare const Mapped: React.FC<{ [Key in 'b' | 'a']?: Key | number }>
type Merged<Parts extends readonly unknown[]> = Parts extends readonly [infer First, ...infer Rest] ? First & Merged<Rest> : {}
export type PublicApi<Parts extends readonly unknown[]> = Merged<[...Parts]>
interface HandleProps<Parts extends readonly unknown[], Own = {}> { handle?: React.RefObject<PublicApi<Parts> | undefined>; parts?: PublicApi<Parts>; own?: Own; nothing: {} }
export declare const Handle: React.FC<Omit<HandleProps<[]>, 'none'>>
/** @internal */
export declare const Hidden: React.FC<{}>
export declare const Any: any
export declare function Untyped(props: any): any

/**
 * Counts.
 * @param start Where to begin.
 * @returns The count.
 */
export declare function useCount(start?: number): { count: number; /** One more. */ increase(): void }
export declare function isOpen(state: { open: boolean }): boolean
export declare const VERSION: '1'
export interface Node { children: Node[]; parent?: Node; self: Record<string, Node> }
export type Recursive<T> = T | Recursive<T>[]
export type Key = 'one' | 'two'
export interface Ordered { z: string; a?: string; m(x: number): void; [Symbol.iterator](): Iterator<string> }
export type Either = { kind: 'a'; value: string } | { kind: 'b'; value: number }
export enum Level { Low = 1, High = 'h' }
`,
  'Button/index.d.ts': `import * as React from 'react'
/** A button. */
export declare const Button: React.FC<{ label: string }>
export type Twice = 1`,
  'again.d.ts': `export type Twice = 2`,
  'index.js': ``,
}

let root: string
let read: ApiPackage
const folder = join(packageRoot, '.vitrine-tests')

function writePackage(name: string, given: Record<string, string>): void {
  for (const [path, text] of Object.entries({
    'package.json': JSON.stringify({ name, version: '1.2.3', types: './index.d.ts' }),
    ...given,
  })) {
    const file = join(root, 'node_modules', name, path)
    mkdirSync(join(file, '..'), { recursive: true })
    writeFileSync(file, text)
  }
}

const extractor = createExtractor(ts)
const extract = (name: string, more = {}) =>
  extractor.extract({ root, package: name, keepInherited: ['sx', 'children'], omit: [], ...more })

beforeAll(() => {
  mkdirSync(folder, { recursive: true })
  root = mkdtempSync(join(folder, 'api-'))
  writePackage('library', files)
  writePackage('broken', { 'index.d.ts': 'export interface Props { a: string; b }}\nexport declare const a: {' })
  writePackage('plain', { 'package.json': '{"name":"plain","version":"1.0.0","main":"index.js"}', 'index.js': '' })
  const members = Array.from({ length: 10_000 }, (_, at) => `'m${at}'`)
  writePackage('huge', {
    'index.d.ts': `export type Huge = ${members.join(' | ')}
      export declare const Big: (props: { [K in 'of']?: Huge }) => import('react').JSX.Element`,
  })
  const digit = Array.from({ length: 10 }, (_, at) => at).join(' | ')
  // The same version in two places: TypeScript reads it once.
  for (const place of ['twice', 'other/node_modules/twice'])
    writePackage(place, {
      'package.json': '{"name":"twice","version":"1.0.0","types":"index.d.ts"}',
      'index.d.ts': 'export interface Size { size?: number }',
    })
  writePackage('other', { 'index.d.ts': "export type { Size as Other } from 'twice'" })
  writePackage('many', {
    'index.d.ts': `import * as React from 'react'
      import type { Size } from 'twice'
      import type { Other } from 'other'
      export interface Named { id: string }
      type Digit = ${digit}
      type Many = { [Key in \`p\${Digit}\${Digit}\${Digit}\`]?: string }
      ${Array.from({ length: 130 }, (_, at) => `export declare const C${at}: React.FC<Many & { own?: Inner }>`).join('\n')}
      interface Inner extends Named { inside: true }
      export {}
      export declare function Z<As extends React.ElementType = 'a'>(
        props: { as?: As; own?: Inner } & Size & Other & Omit<React.ComponentProps<As>, 'as'>,
      ): React.JSX.Element`,
  })
  writePackage('unresolved', {
    'index.d.ts': `import * as React from 'react'
      import type { Missing } from './missing'
      export declare const Half: React.FC<{ own: string; other?: Missing }>
      export declare const Lost: React.FC<Missing & { own: string }>`,
  })
  writePackage('circular', {
    'index.d.ts': `import * as React from 'react'
      export interface TreeNode { parent: TreeNode; children: TreeNode[]; props: Props }
      export interface Props { node: TreeNode; render: (node: TreeNode) => Props }
      export type Loop = Loop[] | { [key: string]: Loop }
      export declare function Tree(props: Props): React.JSX.Element`,
  })
  writePackage('helpers', {
    'index.d.ts': `export type Changed<T, K extends keyof T> = Omit<T, K> & Partial<Pick<T, K>>`,
  })
  writePackage('written', {
    'index.d.ts': `import * as React from 'react'
      import type { Changed } from 'helpers'
      interface ApiCommunity { open(): void }
      export type Api = ApiCommunity
      type Renderers = Partial<{ [K in 'a' | 'b']: (row: string) => React.ReactNode }>
      interface OwnProps<R> extends React.HTMLAttributes<HTMLElement> {
        api: React.RefObject<ApiCommunity | null>
        row: R
        render?: Renderers
        onPick?(row: string, options?: { force: boolean }): React.ReactNode
      }
      interface Part extends React.SVGProps<SVGPathElement> { size: number; mode: 'x' | 'y' }
      export declare const Table: <R = any>(
        props: Omit<OwnProps<R>, 'title'> & Pick<Part, 'size'> & Pick<React.AriaAttributes, 'aria-label'>,
      ) => React.JSX.Element
      export declare const Shape: React.FC<Changed<Part, 'size'>>
      export declare const Mixed: React.FC<{ color: 'a' | 'b' } | { color: 'b' | ((at: number) => string) }>
      export {}`,
  })
  writePackage('written-apart', { 'index.d.ts': 'export type Nullable<T> = T | null' })
  writePackage('inner', {
    'index.d.ts': `import * as React from 'react'
      import type { Nullable } from 'written-apart'
      export type { Using } from './other'
      export { Kept as Renamed } from './other'
      import type { Kept } from './other'
      /** Which one. */
      type Id = string | number
      interface Base { id: Id }
      /** @internal */
      interface Row<T> extends Base { value: Nullable<T>; next?: Row<T> }
      interface ApiCommunity { open(): void }
      export type Api = ApiCommunity
      interface Options { a: 1 }
      declare class Store { private secret: Hidden; constructor(id: Id); get(): Level }
      interface Hidden { x: 1 }
      interface Unnamed { y: 1 }
      declare enum Level { Low = 1, High }
      export declare const Table: React.FC<{ row: Row<string>; api: ApiCommunity; options: Options; kept: Kept; store: Store }>
      export declare function pick<Generic>(from: Generic): Generic
      export {}`,
    'other.d.ts': `export interface Kept { k: 1 }
      export interface Options { b: 2 }
      export interface Using { options: Options }`,
  })
  writePackage('classes', {
    'index.d.ts': `import * as React from 'react'
      export interface CardClasses { root: string; disabled: string }
      export declare const Card: React.FC<{ classes?: Partial<CardClasses> }>
      export interface AxisClasses { line: string }
      export declare const Axis: React.FC<{ at: number }>`,
    'index.js': `export const cardClasses = make('LibCard', ['root'])\nexport const axisClasses = make('LibAxis', ['line'])`,
  })
  writePackage('anything', {
    'index.d.ts': `import * as React from 'react'
      export declare const Card: (props: any) => React.JSX.Element
      export declare const Value: any
      export type Whatever = any
      export declare function useAny(first: any, ...rest: any[]): any`,
  })
  writePackage('defaults', {
    'index.d.ts': `import * as React from 'react'
      export declare const Card: React.FC<{
        id: string
        size?: string
        /** @default 'calm' */
        tone?: string
        /** @default \`true\` on desktops, \`false\` on phones */
        wide?: boolean
      }>`,
    'index.js': `export function Card({ id = '', size = 'medium', tone = 'loud', wide }) {}`,
  })
  read = extract('library')
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

function entry<Kind extends ApiEntry>(name: string): Kind {
  const found = read.entries.find((one) => one.name === name)
  if (!found) throw new Error(`${name} is missing`)
  return found as Kind
}
const props = (name: string) =>
  entry<ApiComponent>(name).props.map((one) => `${one.name}${one.required ? '' : '?'}: ${one.type}`)

test('types inherited through helpers are written with what their parameters stand for', () => {
  const inherits = (name: string) => entry<ApiComponent>(name).inherits
  expect(inherits('Panel')).toEqual(["Omit<React.ComponentPropsWithoutRef<'section'>, 'style' | 'title'>"])
  expect(inherits('Plain')).toEqual(["Omit<React.ComponentPropsWithoutRef<'nav'>, 'style'>"])
  // The default of the tag.
  expect(inherits('Box')).toEqual(["Omit<React.ComponentPropsWithoutRef<'div'>, keyof BoxOwnProps | 'as'>"])
})

test('tuples have no spaces in their brackets', () => {
  const { props } = entry<ApiComponent>('Panel')
  expect(props.find(({ name }) => name === 'range')?.type).toBe('[from: number, to: number]')
})

test('a context is no component', () => {
  expect(entry('SizeContext').kind).toBe('constant')
})

describe('a package', () => {
  test('says its version, its exports in order, and no problem', () => {
    expect(read).toMatchObject({ name: 'library', version: '1.2.3', problems: [] })
    const names = read.entries.map(({ name }) => name)
    expect(names).toEqual([...names].sort())
    expect(names).not.toContain('Hidden')
  })

  test('exports of each kind', () => {
    const kinds = Object.fromEntries(read.entries.map(({ name, kind }) => [name, kind]))
    expect(kinds).toMatchObject({
      Field: 'component',
      Memo: 'component',
      Boundary: 'component',
      Generic: 'component',
      useCount: 'hook',
      isOpen: 'function',
      VERSION: 'constant',
      Any: 'constant',
      Untyped: 'function',
      Node: 'interface',
      Recursive: 'type',
      Level: 'type',
    })
  })

  test('imports from the package, and from the folder that exports the same', () => {
    expect(entry('Button')).toMatchObject({
      source: 'Button/index',
      description: 'A button.',
      imports: ["import { Button } from 'library'", "import { Button } from 'library/Button'"],
    })
    expect(entry('Node').imports).toEqual(["import type { Node } from 'library'"])
  })

  test('is the same whatever was read before', () => {
    const again = createExtractor(ts)
    again.extract({ root, package: 'huge', keepInherited: [], omit: [] })
    expect(again.extract({ root, package: 'library', keepInherited: ['sx', 'children'], omit: [] })).toEqual(read)
  })
})

test('a package with more properties than one checker can hold', () => {
  const { entries, internal } = extract('many')
  const components = entries.filter((one): one is ApiComponent => one.kind === 'component')
  expect(components).toHaveLength(131)
  const [first, ...others] = components
  const last = others.pop()!
  expect(first!.props).toHaveLength(1001)
  // The same object: a page has them once, whichever checker read them.
  for (const { props } of others) expect(props.every((one, index) => one === first!.props[index])).toBe(true)
  expect(last.props.map(({ name, type }) => `${name}: ${type}`)).toEqual([
    'as: React.ElementType',
    'children: ReactNode',
    'own: Inner',
    'size: number',
  ])
  expect(internal.map(({ name }) => name)).toEqual(['Inner'])
})

describe('a component', () => {
  test('forwardRef: own props as they are written, the others by their name, its ref', () => {
    expect(props('Field')).toEqual([
      'value: string | null | undefined',
      'children?: React.ReactNode',
      'classes?: Partial<FieldClasses>',
      'dense?: boolean',
      'onChange?: (value: string, event: React.SyntheticEvent) => boolean',
      "size?: 'small' | 'medium' | 'large'",
      'slots?: FieldSlots',
      'sx?: object',
    ])
    expect(entry<ApiComponent>('Field')).toMatchObject({
      inherits: ["Omit<React.HTMLAttributes<HTMLDivElement>, 'onChange'>"],
      ref: 'HTMLInputElement',
      propsType: 'FieldProps',
    })
  })

  test('what comments say: default, reason, parameters and result', () => {
    const field = entry<ApiComponent>('Field')
    const prop = (name: string) => field.props.find((one) => one.name === name)!
    expect(prop('size')).toMatchObject({ description: 'The size.', default: "'medium'" })
    expect(prop('dense').deprecated).toBe('Use {@link FieldProps.size} instead.')
    expect(prop('onChange').signature).toEqual({
      parameters: [
        { name: 'value', type: 'string', required: true, description: 'What was typed.' },
        {
          name: 'event',
          type: 'React.SyntheticEvent',
          required: true,
          description: 'The event. **Warning**: it is generic.',
        },
      ],
      returns: { type: 'boolean', description: 'Whether it is taken.' },
    })
  })

  test('slots and classes', () => {
    const { slots, classes } = entry<ApiComponent>('Field')
    expect(slots.map(({ name, default: value }) => [name, value])).toEqual([
      ['input', "'input'"],
      ['root', undefined],
    ])
    expect(classes.map(({ rule, description }) => [rule, description])).toEqual([
      ['disabled', undefined],
      ['root', 'The root.'],
    ])
  })

  test('memo, class, generic, union, mapped', () => {
    expect(props('Memo')).toEqual(['count: number'])
    expect(props('Boundary')).toEqual(['fallback: React.ReactNode'])
    expect(props('Generic')).toEqual(['rows: readonly Row[]', 'getRow?: (id: string) => Row | undefined'])
    expect(entry<ApiComponent>('Generic').typeParameters).toBe('Row extends { id: string } = any')
    expect(props('Union')).toEqual(["kind: 'a' | 'b'", 'a?: string', 'b?: number'])
    expect(props('Mapped')).toEqual(["a?: 'a' | number", "b?: 'b' | number"])
    // What is left of an alias says less than its name; a type that depends on a parameter cannot be named.
    expect(props('Handle')).toEqual([
      'nothing: {}',
      'handle?: React.RefObject<PublicApi | undefined>',
      'own?: {}',
      'parts?: PublicApi',
    ])
  })

  test('overloads: required is what every one requires', () => {
    expect(props('Overloaded')).toEqual(['shared: number', 'href?: string', 'onPress?: () => void'])
  })

  test('a polymorphic one', () => {
    expect(props('Box')).toEqual(['as?: React.ElementType', 'children?: ReactNode', 'gap?: number'])
  })
})

test('a hook', () => {
  const hook = entry<ApiFunction>('useCount')
  expect(hook.signatures).toEqual([
    {
      parameters: [{ name: 'start', type: 'number', required: false, description: 'Where to begin.' }],
      returns: { type: '{ count: number; increase(): void }', description: 'The count.' },
    },
  ])
  expect(hook.returned.map(({ name, type }) => `${name}: ${type}`)).toEqual(['count: number', 'increase: () => void'])
})

describe('types are printed as people write them', () => {
  const component = (name: string) => extract('written').entries.find((one) => one.name === name) as ApiComponent
  const typesOf = (name: string) => component(name).props.map((one) => `${one.name}: ${one.type}`)

  test('by the name that is exported, and as declared where a type parameter changes nothing', () => {
    expect(typesOf('Table')).toEqual([
      'api: React.RefObject<Api | null>',
      'row: R',
      'size: number',
      'children: ReactNode',
      'onPick: (row: string, options?: { force: boolean }) => React.ReactNode',
      'render: Renderers',
    ])
    expect(extract('written').entries.find(({ name }) => name === 'Api')).toMatchObject({ type: 'ApiCommunity' })
  })

  test('what two types of a union have in common is said once', () => {
    expect(typesOf('Mixed')).toEqual(["color: 'a' | 'b' | ((at: number) => string)"])
  })

  test('what is inherited: without own types, of which some props are picked, and through helpers of other packages', () => {
    expect(component('Table').inherits).toEqual([
      "Pick<AriaAttributes, 'aria-label'>",
      'React.HTMLAttributes<HTMLElement>',
    ])
    expect(component('Shape').inherits).toEqual(['React.SVGProps<SVGPathElement>'])
  })
})

describe('types', () => {
  const members = (name: string) =>
    entry<ApiType>(name).members.map((one) => `${one.name}${one.required ? '' : '?'}: ${one.type}`)
  test('members: required ones first, by name', () => {
    expect(members('Ordered')).toEqual(['m: (x: number) => void', 'z: string', 'a?: string'])
  })
  test('recursive ones end', () => {
    expect(members('Node')).toEqual(['children: Node[]', 'self: Record<string, Node>', 'parent?: Node'])
    expect(entry<ApiType>('Recursive')).toMatchObject({ type: 'T | Recursive<T>[]', typeParameters: 'T' })
  })
  test('unions of objects have the members of all', () => {
    expect(members('Either')).toEqual(["kind: 'a' | 'b'", 'value: string | number'])
    expect(entry<ApiType>('Key')).toMatchObject({ type: "'one' | 'two'", members: [] })
    expect(entry<ApiType>('Level').type).toBe('Level.Low | Level.High')
  })
  test('a list of interfaces says nothing about components', () => {
    const lists = { detailed: { components: ['*'], types: ['*', '!Memo'] } }
    const memo = extract('library', lists).entries.find(({ name }) => name === 'Memo') as ApiComponent
    expect(memo.props).toHaveLength(1)
  })
  test('what is not wanted in full keeps its declaration', () => {
    const short = extract('library', { detailed: { components: ['*'], types: ['Field'] } }).entries.find(
      ({ name }) => name === 'Node',
    )
    expect(short).toMatchObject({
      members: [],
      type: '{ children: Node[]; parent?: Node; self: Record<string, Node> }',
    })
  })
})

describe('types that are named but not exported', () => {
  const internal = (more = {}) =>
    extract('inner', more).internal.map(
      ({ name, typeParameters, type }) => `${name}${typeParameters ? `<${typeParameters}>` : ''} = ${type}`,
    )

  test('are read with those that they name, unless their name means several things', () => {
    expect(internal()).toEqual([
      'Base = { id: Id }',
      'Id = string | number',
      'Level = Level.Low | Level.High',
      'Row<T> = Base & { value: Nullable<T>; next?: Row<T> }',
      'Store = { get: () => Level }',
    ])
    expect(extract('inner').internal.find(({ name }) => name === 'Id')).toMatchObject({ description: 'Which one.' })
  })

  test('also those of packages that the request names', () => {
    expect(internal({ typesFrom: ['written-apart'] })).toContain('Nullable<T> = T | null')
  })

  test('circular ones end, and what cannot be found is left out', () => {
    expect(extract('circular').internal).toEqual([])
    expect(extract('unresolved').internal).toEqual([])
  })
})

describe('bad input is one problem', () => {
  test.each([
    ['not-there', 'not-installed'],
    ['plain', 'no-declarations'],
    ['broken', 'syntax'],
  ])('%s: %s', (name, kind) => {
    expect(extract(name).problems.map((one) => one.kind)).toEqual([kind])
  })

  test('what cannot be found is left out of an otherwise complete page', () => {
    const { entries, problems } = extract('unresolved')
    expect(problems).toEqual([])
    const half = entries.find(({ name }) => name === 'Half') as ApiComponent
    expect(half.props.map((one) => `${one.name}: ${one.type}`)).toEqual(['own: string', 'other: Missing'])
  })

  test('a name that two modules export is one entry, as TypeScript has it', () => {
    const twice = read.entries.filter(({ name }) => name === 'Twice')
    expect(twice.map((one) => one.kind === 'type' && one.type)).toEqual(['1'])
  })

  test('`any` everywhere: an entry for each export, and no member that nobody declared', () => {
    const { entries, problems } = extract('anything')
    expect(problems).toEqual([])
    expect(entries.map(({ name, kind }) => `${kind} ${name}`)).toEqual([
      'component Card',
      'constant Value',
      'type Whatever',
      'hook useAny',
    ])
    expect(entries[0]).toMatchObject({ props: [], slots: [], classes: [], inherits: [] })
    expect(entries[3]).toMatchObject({ returned: [] })
  })

  test('circular and recursive types of components end', () => {
    const { entries } = extract('circular')
    const tree = entries.find(({ name }) => name === 'Tree') as ApiComponent
    expect(tree.props.map((one) => `${one.name}: ${one.type}`)).toEqual([
      'node: TreeNode',
      'render: (node: TreeNode) => Props',
    ])
    expect((entries.find(({ name }) => name === 'Loop') as ApiType).type).toBe('Loop[] | { [key: string]: Loop }')
  })

  test('a union of 10,000 members is cut short', () => {
    const { entries } = extract('huge')
    const huge = entries.find(({ name }) => name === 'Huge') as ApiType
    expect(huge.type).toMatch(/^'m0' \| 'm1' .*\| … 8000 more$/)
    expect(huge.type!.length).toBeLessThan(25_000)
    expect((entries.find(({ name }) => name === 'Big') as ApiComponent).props).toHaveLength(1)
  })
})

test('defaults from code, where comments are silent', () => {
  const [card] = extract('defaults').entries as ApiComponent[]
  expect(card!.props.map((one) => [one.name, one.default])).toEqual([
    ['id', undefined],
    ['size', "'medium'"],
    ['tone', "'calm'"],
    ['wide', 'true on desktops, false on phones'],
  ])
})

test('class names, from the script beside the declarations', () => {
  const found = extract('classes', {
    classes: { prefix: "make\\('(\\w+)'", name: '{prefix}-{rule}', states: { name: 'is-{rule}', rules: ['disabled'] } },
  })
  expect((found.entries.find(({ name }) => name === 'Card') as ApiComponent).classes).toEqual([
    { rule: 'disabled', class: 'is-disabled', state: true },
    { rule: 'root', class: 'LibCard-root' },
  ])
  // One that takes none names them by their type.
  expect((found.entries.find(({ name }) => name === 'Axis') as ApiComponent).classes).toEqual([
    { rule: 'line', class: 'LibAxis-line' },
  ])
})

test.each(['none', 'react'])(
  'a linked library has the types of React that the site has (its own packages: %s)',
  (own) => {
    const library = temporaryFolder('linked')
    const link = join(root, 'node_modules/linked')
    writeFiles(library, {
      'package.json': '{ "name": "linked", "version": "1.0.0", "types": "./index.d.ts" }',
      'index.d.ts':
        "import type { ReactElement } from 'react'\nexport declare function Card(props: { heading: string }): ReactElement",
      [`node_modules/${own}/package.json`]: '{ "version": "18.0.0", "main": "index.js" }',
      [`node_modules/${own}/index.js`]: '',
    })
    symlinkSync(library, link)
    try {
      expect(extract('linked')).toMatchObject({ problems: [], entries: [{ name: 'Card', kind: 'component' }] })
      // Where the site has none, either.
      expect(
        extractor.extract({
          root: library,
          package: 'linked',
          entry: join(library, 'index.d.ts'),
          keepInherited: [],
          omit: [],
        }),
      ).toMatchObject({
        problems: [{ kind: 'no-react-types' }],
      })
    } finally {
      rmSync(link)
      rmSync(library, { recursive: true })
    }
  },
)

describe('what a package exports, as readers write it', () => {
  const names = (read: ApiPackage, kind: string) =>
    read.entries.filter((one) => one.kind === kind).map(({ name }) => name)
  const found = (read: ApiPackage, name: string) => {
    const one = read.entries.find((each) => each.name === name)
    if (one?.kind !== 'component') throw new Error(`${name} is no component`)
    return one
  }

  test('parts: of namespaces, of statics, and once where they are exported by themselves', () => {
    writePackage('compound', {
      'index.d.ts': `import * as React from 'react'
        export * as Dialog from './dialog'
        export { DialogRoot } from './dialog'
        export declare const MenuItem: React.FC<{
          /** What it says. */
          label: string }>
        declare const Root: React.FC<{ open?: boolean }>
        export declare const Menu: typeof Root & { Item: typeof MenuItem; version: string; Shape: { size: number } }
        export declare const Tabs: React.FC<{ at?: number }> & { Tab: React.FC<{ title: string }> }
        export declare const Theme: React.Context<string>`,
      'dialog.d.ts': `import * as React from 'react'
        export {}
        export declare const DialogRoot: React.FC<{ modal?: boolean }>
        export { DialogRoot as Root }
        export declare function Title(props: { level: 1 | 2 }): React.JSX.Element
        export declare const useDialog: () => void`,
    })
    const read = extract('compound')
    expect(names(read, 'component')).toEqual(['Dialog.Root', 'Dialog.Title', 'Menu', 'Menu.Item', 'Tabs', 'Tabs.Tab'])
    expect(found(read, 'Dialog.Root')).toMatchObject({
      aliases: ['DialogRoot'],
      imports: ["import { Dialog } from 'compound'", "import { DialogRoot } from 'compound'"],
    })
    expect(found(read, 'Menu.Item')).toMatchObject({
      aliases: ['MenuItem'],
      props: [{ name: 'label', description: 'What it says.' }],
    })
    expect(found(read, 'Tabs.Tab').imports).toEqual(["import { Tabs } from 'compound'"])
  })

  test('an export of a type alone has no value to import', () => {
    writePackage('type-only', {
      'index.d.ts': `export * as Drawer from './parts'
        export type * from './root'
        export type { Store } from './store'`,
      'parts.d.ts': `export { DrawerRoot as Root } from './root'`,
      'root.d.ts': `import * as React from 'react'
        export interface DrawerRootProps { open?: boolean }
        export declare const DrawerRoot: React.FC<DrawerRootProps>`,
      'store.d.ts': 'export declare class Store { get(): string }',
    })
    const read = extract('type-only')
    expect(read.entries.map(({ name, imports }) => [name, ...imports])).toEqual([
      ['Drawer.Root', "import { Drawer } from 'type-only'"],
      ['DrawerRootProps', "import type { DrawerRootProps } from 'type-only'"],
      ['Store', "import type { Store } from 'type-only'"],
    ])
  })

  test('a default export, by its own name or by that of the package', () => {
    const main = `import * as React from 'react'\nexport default function (props: { at: number }): React.JSX.Element`
    writePackage('date-select', { 'index.d.ts': `export { default } from './main'`, 'main.d.ts': main })
    expect(found(extract('date-select'), 'DateSelect').imports).toEqual(["import DateSelect from 'date-select'"])
    writePackage('own-name', {
      'index.d.ts': `import * as React from 'react'\ndeclare const Picker: React.FC<{}>\nexport default Picker`,
    })
    expect(found(extract('own-name'), 'Picker').imports).toEqual(["import Picker from 'own-name'"])
    writePackage('both-ways', {
      'index.d.ts': `import * as React from 'react'\nexport declare const Picker: React.FC<{}>\nexport default Picker`,
    })
    expect(found(extract('both-ways'), 'Picker').imports).toEqual(["import { Picker } from 'both-ways'"])
  })

  test('components of other shapes: any with a type of React, three capitals, two builds of one', () => {
    writePackage('shapes', {
      'index.d.ts': `import * as React from 'react'
        interface Exotic<P> { (props: P): any; $$typeof: symbol }
        export declare const Input: Exotic<{ appearance?: 'outline' }>
        export declare const Box: { (props: { gap?: number }, context?: any): any; displayName?: string }
        export declare const parse: (text: { a: string }) => any
        export declare const QRCode: React.FC<{ value: string }>
        export declare const MAX_SIZE: number
        export declare const Cell: React.FC<{ value: number; onChange?: () => void }> | React.FC<{ [key: string]: any }>`,
    })
    const read = extract('shapes')
    expect(names(read, 'component')).toEqual(['Box', 'Cell', 'Input', 'QRCode'])
    expect(found(read, 'Cell').props.map(({ name }) => name)).toEqual(['value', 'onChange'])
  })

  test('components that readers choose the element of are read with the usual one', () => {
    writePackage('polymorphic', {
      'index.d.ts': `import * as React from 'react'
        type Props<C, P> = C extends React.ElementType
          ? P & { component?: C } & Omit<React.ComponentPropsWithRef<C>, keyof P>
          : P & { component: React.ElementType }
        export declare const Button: { <C = 'button'>(props: Props<C, { loading?: boolean }>): React.ReactNode; displayName?: string }
        export declare const Section: <As extends 'section' | 'aside' = 'section'>(props: { as?: As; own?: number } & React.ComponentPropsWithoutRef<As>) => React.ReactNode
        export declare function Table<Row>(props: { rows: readonly Row[]; first?: Row[][0] }): React.ReactNode`,
    })
    const read = extract('polymorphic')
    const button = found(read, 'Button')
    expect(button.props.map((one) => `${one.name}: ${one.type} = ${one.default}`)).toEqual([
      'children: ReactNode = undefined',
      "component: React.ElementType = 'button'",
      'loading: boolean = undefined',
    ])
    expect(button.inherits).toEqual(['ButtonHTMLAttributes<HTMLButtonElement>'])
    expect(button.ref).toBe('HTMLButtonElement')
    expect(found(read, 'Section').props.find(({ name }) => name === 'as')).toMatchObject({
      type: "'section' | 'aside'",
      default: "'section'",
    })
    expect(found(read, 'Table').props[0]).toMatchObject({ name: 'rows', type: 'readonly Row[]' })
  })

  test('props that another package declares say so; of what it exports from there, they are its own', () => {
    writePackage('base-select', {
      'index.d.ts': `import * as React from 'react'
        export interface BaseProps extends React.HTMLAttributes<HTMLDivElement> {
          /** What is chosen. */
          value?: string }
        export declare const Base: React.FC<BaseProps>`,
    })
    writePackage('select', {
      'index.d.ts': `import * as React from 'react'
        import type { BaseProps } from 'base-select'
        export { Base } from 'base-select'
        type Assign<A, B> = Omit<A, keyof B> & B
        export declare const Select: React.FC<Assign<BaseProps, { size?: 's' | 'm' }>>`,
    })
    const read = extract('select')
    expect(found(read, 'Select').props.map(({ name, package: from }) => [name, from])).toEqual([
      ['children', undefined],
      ['size', undefined],
      ['value', 'base-select'],
    ])
    expect(found(read, 'Select').inherits).toEqual(['React.HTMLAttributes<HTMLDivElement>'])
    expect(found(read, 'Base').props.find(({ name }) => name === 'value')).toMatchObject({
      description: 'What is chosen.',
    })
    expect(found(read, 'Base').props.map((one) => one.package)).toEqual([undefined, undefined])
  })

  test('a default in the code wins over the comment of another package, and parts are found by their names', () => {
    writePackage('base-code', {
      'index.d.ts': `import * as React from 'react'
        export interface BaseProps {
          /** @default 'text' */
          type?: string
          /** @default 1 */
          step?: number }`,
    })
    writePackage('wrapper-code', {
      'index.d.ts': `export * as Field from './field'`,
      'index.js': '',
      'field.d.ts': `import * as React from 'react'
        import type { BaseProps } from 'base-code'
        declare const FieldInput: React.FC<BaseProps>
        export { FieldInput as Input }`,
      'field.js': `const a = ({ type = 'search' }) => null; export { a as Input }`,
    })
    const input = found(extract('wrapper-code'), 'Field.Input')
    expect(input.props.map((one) => `${one.name} ${one.default}`)).toEqual(['step 1', "type 'search'"])
  })

  test('large sets of props that many components share are described once', () => {
    const style = Array.from({ length: 40 }, (_, at) => `s${at}?: string`).join('; ')
    const components = Array.from(
      { length: 10 },
      (_, at) => `export declare const C${at}: React.FC<StyleProps & { own${at}?: 1 }>`,
    )
    writePackage('styled', {
      'index.d.ts': `import * as React from 'react'
        /** Styles. */
        interface StyleProps { ${style} }
        ${components.join('\n')}
        export {}
        export declare const Narrow: React.FC<Omit<StyleProps, 's7'> & { s7: number }>
        export declare const Few: React.FC<Pick<StyleProps, 's1' | 's2'>>`,
    })
    const read = extract('styled')
    expect(found(read, 'C3')).toMatchObject({
      props: [{ name: 'own3' }],
      shared: [{ type: 'StyleProps', without: [] }],
    })
    expect(found(read, 'Narrow')).toMatchObject({
      props: [{ name: 's7', type: 'number' }],
      shared: [{ type: 'StyleProps', without: ['s7'] }],
    })
    expect(found(read, 'Few').props.map(({ name }) => name)).toEqual(['s1', 's2'])
    const set = read.entries.find(({ name }) => name === 'StyleProps')
    expect(set).toMatchObject({ kind: 'interface', imports: [], description: 'Styles.', isShared: true })
    expect((set as ApiType).members.length).toBe(40)
    const whole = extract('styled', { sharedProps: ['!StyleProps'] })
    expect(found(whole, 'C3').props.length).toBe(41)
  })
})
