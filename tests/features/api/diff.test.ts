/** What `docs-build api-diff` says about two versions of a package, without reading declarations. */
import { expect, test } from 'vitest'
import { diffLines } from '../../../src/features/api/node/diff/lines.js'
import type { ApiComponent, ApiEntry, ApiMember } from '../../../src/features/api/model.js'
import { apiDiff } from '../../../src/features/api/shared/diff/diff.js'
import type { Snapshot } from '../../../src/features/api/shared/snapshots.js'
import { changeSections, placeOfExport } from '../../../src/features/api/shared/change-sections.js'
import { snapshotOf } from '../../../src/features/api/snapshot.js'

const member = (name: string, type: string, required = false): ApiMember => ({ name, type, required })
const component = (name: string, props: ApiMember[], slots: string[] = []): ApiEntry =>
  ({
    kind: 'component',
    name,
    props,
    slots: slots.map((slot) => ({ name: slot })),
    classes: [],
  }) as unknown as ApiComponent
const interfaceOf = (name: string, members: ApiMember[]): ApiEntry =>
  ({ kind: 'interface', name, members }) as unknown as ApiEntry
const library = (...entries: ApiEntry[]): Snapshot =>
  snapshotOf({ name: 'charts', version: '1.0.0', entries, internal: [], problems: [], files: {} })

const long = (event: string) =>
  `(event: ${event}, identifiers: string[], isExpanded: boolean, details: EventDetails) => void`
const before = library(
  component('Bar', [member('skip', 'boolean', true), member('onToggle', long('Event'))]),
  interfaceOf('BarProps', [member('skip', 'boolean', true), member('onToggle', long('Event'))]),
  interfaceOf('BarSlots', [member('root', 'string')]),
)
const after = library(
  component('Bar', [member('skip', 'boolean'), member('onToggle', long('Event | null'))], ['label']),
  interfaceOf('BarProps', [member('skip', 'boolean'), member('onToggle', long('Event | null'))]),
  interfaceOf('BarSlots', [member('root', 'string'), member('label', '`a${string}`\n  | null')]),
)

test('a change is said once, of the component, and not again of the types of its props and slots', () => {
  expect(apiDiff(before, after)).toEqual([
    expect.objectContaining({ name: 'Bar.onToggle', breaking: true }),
    // As a member that is read it would be breaking; nobody has to give it now.
    expect.objectContaining({ name: 'Bar.skip', breaking: false }),
    expect.objectContaining({ what: 'slot', name: 'Bar.slots.label' }),
  ])
})

test('long types have lines of their own, and that a prop is optional is said where it changed', () => {
  expect(diffLines(apiDiff(before, after), 'text')).toEqual([
    'Breaking changes (1)',
    '~ prop Bar.onToggle',
    `    before ${long('Event')}`,
    `    after  ${long('Event | null')}`,
    '',
    'Other changes (2)',
    '~ prop Bar.skip: boolean (required) → boolean (optional)',
    '+ slot Bar.slots.label',
  ])
})

test('types are code in Markdown whatever is in them', () => {
  const added = library(interfaceOf('Labels', [member('other', 'string'), member('label', '`a${string}`\n  | null')]))
  const known = library(interfaceOf('Labels', [member('other', 'string')]))
  expect(diffLines(apiDiff(known, added), 'markdown')).toEqual([
    '## Other changes',
    '',
    '- added member `Labels.label`: `` `a${string}` | null ``',
  ])
  expect(diffLines([], 'markdown')).toEqual(['No changes.'])
})

test('spelling is no change, and a type parameter is what it is by default', () => {
  const generic = { ...interfaceOf('Tip', [member('trigger', 'T')]), typeParameters: 'T extends Trigger = Trigger' }
  const known = library(
    component('Bar', [member('label', 'React.ReactNode')]),
    interfaceOf('Tip', [member('trigger', 'Trigger')]),
  )
  expect(apiDiff(known, library(component('Bar', [member('label', 'ReactNode')]), generic))).toEqual([])
})

test('what is required now says so, and what is unstable breaks nothing', () => {
  const known = library(component('Bar', []), component('Unstable_Radar', [member('series', 'Series')]))
  const now = library(component('Bar', [member('focused', 'boolean', true)]), component('Unstable_Radar', []))
  expect(diffLines(apiDiff(known, now), 'text')).toEqual([
    'Breaking changes (1)',
    '+ prop Bar.focused: boolean (required)',
    '',
    'Other changes (1)',
    '- prop Unstable_Radar.series (unstable): Series',
  ])
})

test('of long types only what differs is shown, and of many owners some', () => {
  const axis = (scales: string) =>
    `readonly (${Array.from({ length: 9 }, (_, at) => `Axis<'scale-${at}', any>`).join(' | ')}${scales} | Axis<'last', any>)[]`
  const charts = (type: string) =>
    library(...Array.from({ length: 12 }, (_, at) => component(`Chart${at}`, [member('axis', type)])))
  expect(diffLines(apiDiff(charts(axis('')), charts(axis(" | Axis<'new', any>"))), 'text')).toEqual([
    'Other changes (1)',
    '~ prop Chart0.axis',
    "    before … Axis<'scale-8', any> | Axis<'last', any>)[]",
    "    after  … Axis<'scale-8', any> | Axis<'new', any> | Axis<'last', any>)[]",
    '    also Chart1.axis, Chart10.axis, Chart11.axis, Chart2.axis, Chart3.axis, Chart4.axis, Chart5.axis, Chart6.axis and 3 more',
  ])
})

test('what is gone and what takes its place is one change', () => {
  const known = library(component('Bar', [member('disableLine', 'boolean'), member('size', 'number')]))
  const now = library(component('Bar', [member('hideLine', 'boolean'), member('gap', 'string')]))
  expect(diffLines(apiDiff(known, now), 'text')).toEqual([
    'Breaking changes (2)',
    '> prop Bar.disableLine → Bar.hideLine',
    '- prop Bar.size: number',
    '',
    'Other changes (1)',
    '+ prop Bar.gap: string',
  ])
  const members = ['a', 'b', 'c'].map((name) => member(name, 'string'))
  expect(apiDiff(library(interfaceOf('Column', members)), library(interfaceOf('Field', members)))).toEqual([
    expect.objectContaining({ change: 'renamed', what: 'export', name: 'Column', heir: 'Field', breaking: true }),
  ])
})

test('defaults are compared', () => {
  const sized = (value?: string) =>
    library(component('Bar', [{ ...member('size', 'number'), ...(value && { default: value }) }]))
  expect(apiDiff(sized('4'), sized('8'))).toEqual([
    { change: 'changed', what: 'default', name: 'Bar.size', before: '4', after: '8', breaking: true },
  ])
  expect(apiDiff(sized(), sized('8'))).toEqual([
    expect.objectContaining({ before: 'none', after: '8', breaking: false }),
  ])
})

test('members of a type that is an object are changes of their own', () => {
  const typed = (type: string) => library({ kind: 'type', name: 'Classes', type, members: [] } as unknown as ApiEntry)
  const [old, now] = [
    typed('{ root: string; gone: string }'),
    typed("{ added: string; root: string | null; 'a-b'?: 1 }"),
  ]
  expect(diffLines(apiDiff(old, now), 'text')).toEqual([
    'Breaking changes (1)',
    '- member Classes.gone: string',
    '',
    'Other changes (3)',
    '+ member Classes.a-b: 1',
    '+ member Classes.added: string',
    '~ member Classes.root: string → string | null',
  ])
})

test('a default breaks only where both are values, and the type of the props of a known component may be new', () => {
  const bar = (...defaults: string[]) =>
    component(
      'Bar',
      defaults.map((value, at) => ({ ...member(`prop${at}`, 'number'), default: value })),
    )
  const [old, now] = [library(bar('1', 'now()')), library(bar('2', 'new Date()'), interfaceOf('BarProps', []))]
  expect(diffLines(apiDiff(old, now), 'text')).toEqual([
    'Breaking changes (1)',
    '~ default Bar.prop0: 1 → 2',
    '',
    'Other changes (2)',
    '~ default Bar.prop1: now() → new Date()',
    '+ export BarProps',
  ])
  expect(apiDiff(library(), now).map(({ name }) => name)).toEqual(['Bar'])
})

test('the words that all names of a kind share make nothing an heir, nor does one that several could be', () => {
  const helper = (name: string): ApiEntry =>
    ({ kind: 'type', name, type: '(slot: string) => string', members: [] }) as unknown as ApiEntry
  const old = library(...['getLegendUtilityClass', 'getAxisUtilityClass', 'getDayViewUtilityClass'].map(helper))
  const now = library(...['getBarUtilityClass', 'getAxisUtilityClass', 'getDayCalendarUtilityClass'].map(helper))
  const twice = library(...['getDayPanelUtilityClass', 'getDayCalendarUtilityClass'].map(helper))
  const heirs = (changes: ReturnType<typeof apiDiff>) => changes.map(({ name, heir }) => [name, heir])
  expect(heirs(apiDiff(old, now))).toContainEqual(['getDayViewUtilityClass', 'getDayCalendarUtilityClass'])
  expect(heirs(apiDiff(old, now))).toContainEqual(['getLegendUtilityClass', undefined])
  expect(heirs(apiDiff(old, twice))).toContainEqual(['getDayViewUtilityClass', undefined])
})

test('a component that passes a ref on breaks nothing, one that no longer does breaks code', () => {
  const [without, withRef] = [{}, { ref: 'HTMLDivElement' }].map((ref) => library({ ...component('Bar', []), ...ref }))
  expect(apiDiff(without!, withRef!)).toEqual([expect.objectContaining({ what: 'type', breaking: false })])
  expect(apiDiff(withRef!, without!)).toEqual([expect.objectContaining({ what: 'type', breaking: true })])
})

test('a hook that returns less, and one that takes more, break nothing', () => {
  const hook = (id: string, returned: string) => {
    const signatures = [{ parameters: [{ name: 'id', type: id, required: true }], returns: { type: returned } }]
    return library({ kind: 'hook', name: 'useBar', signatures } as unknown as ApiEntry)
  }
  const few = hook('string', 'Bar | null')
  const many = hook('string | number', 'Bar')
  expect(apiDiff(few, many)).toEqual([expect.objectContaining({ what: 'signature', breaking: false })])
  expect(apiDiff(many, few)).toEqual([expect.objectContaining({ what: 'signature', breaking: true })])
})

test('an export is found where its change is listed, be it beside that of another one', () => {
  const [old, now] = [[], [member('size', 'number')]].map((props) =>
    library(...['Bar', 'Line', 'Pie'].map((name) => component(name, name === 'Pie' ? [] : props))),
  )
  const changes = apiDiff(old!, now!)
  const place = (name: string) => placeOfExport(changes, new Set(['Bar', 'Line', 'Pie']), name)
  expect([place('Bar'), place('Line'), place('Pie')]).toEqual(['added-Bar', 'added-Bar-size', undefined])
})

test('a page of changes has every id once', () => {
  const change = (name: string, what: 'export' | 'prop') => ({ change: 'removed', name, what, breaking: true }) as const
  // An export above its own props, and names that are alike but for characters that an id has not.
  const changes = [change('Bar', 'export'), change('Bar.x', 'prop'), change('Bar.>=', 'prop'), change('Bar.!=', 'prop')]
  const sections = changeSections(changes, new Set(['Bar']), { say: (key) => key, href: () => undefined })
  const ids = sections.flatMap(({ groups }) =>
    groups.flatMap(({ id, rows }) => [id ?? [], ...rows.map((row) => row.id)].flat()),
  )
  expect(ids[0]).toBe('breaking-Bar')
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toHaveLength(5)
})
