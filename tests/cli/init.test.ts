/** `docs-build init` in the three kinds of folders: what it proposes, what it leaves alone, and that the result builds. */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it, test } from 'vitest'
import { elementOf, isPartOf, partsOfUnion, valueOf } from '../../cli/init/components.js'
import { readProject as projectIn, titleOf, type Wanted } from '../../cli/init/project.js'
import { withBuildSettings } from '../../cli/init/package-manager.js'
import type { Manifest } from '../../cli/init/manifest.js'
import { notesOn } from '../../cli/init/notes.js'
import { firstCommands, siteFiles } from '../../cli/init/site-files.js'
import { withLines, writeNewPages, writeSite } from '../../cli/init/write-site.js'
import { moduleReader, renderModules, storiesHead } from '../../src/library.js'
import { scriptParser } from '../../src/script/syntax.js'
import { inLongRun } from '../support/long.js'
import { contentsOf, type DiskFiles, filesBelow, packageRoot, temporaryFolder, writeFiles } from '../support/files.js'

const tools = {
  parse: await scriptParser(),
  read: moduleReader(packageRoot)!,
  render: renderModules,
  readStories: storiesHead,
}
const readProject = (root: string, userAgent?: string, wanted?: Wanted) => projectIn(tools, root, userAgent, wanted)

const folders: string[] = []
function folderWith(files: DiskFiles): string {
  const dir = temporaryFolder('init')
  folders.push(dir)
  writeFiles(dir, files)
  return dir
}
afterAll(() => folders.forEach((dir) => rmSync(dir, { recursive: true, force: true })))

const button = `import type { ReactNode } from 'react'
export interface ButtonProps {
  /** The text. */
  children?: ReactNode
  variant: 'plain' | 'strong'
  onPress: () => void
}
export function Button({ children, variant, onPress }: ButtonProps) {
  return <button className={variant} onClick={onPress}>{children}</button>
}
export const useButton = () => 1
`
const workspace: DiskFiles = {
  'package.json': `{\n    "name": "acme-ui",\n    "private": true,\n    "repository": "github:acme/ui",\n    "workspaces": ["packages/*"]\n}\n`,
  '.gitignore': 'node_modules\n*.log',
  'packages/button/package.json': JSON.stringify({ name: '@acme/button', version: '1.0.0', main: 'dist/index.js' }),
  'packages/button/src/index.ts': `export * from './button'
export { IconButton as RoundButton } from './icon-button'
export type { ButtonProps } from './button'
export const Sizes = { small: 1 }
export const MAXIMUM = 3
`,
  'packages/button/src/button.tsx': button,
  'packages/button/src/icon-button.tsx': `const IconButton = ({ label }: { label: string }) => <button aria-label={label}>*</button>\nexport { IconButton }\n`,
  'packages/tools/package.json': JSON.stringify({ name: '@acme/tools', private: true }),
}
const answers = { title: 'Acme', dir: 'docs', languages: ['en'] }

/** The elements that demos show by the names of components, and why others have none. */
async function shown(files: DiskFiles, manifest: object = {}, wanted?: Wanted): Promise<Record<string, string>> {
  const root = folderWith({ 'package.json': JSON.stringify({ name: 'kit', version: '1.0.0', ...manifest }), ...files })
  const [library] = (await readProject(root, undefined, wanted)).libraries
  return Object.fromEntries(
    library!.components
      .filter(({ isPart }) => !isPart)
      .map((one) => [one.name, library!.stubs.get(one.name) ?? elementOf(one)]),
  )
}

const typed = "import * as React from 'react'\n"

describe('what a library exports', () => {
  it('is read from its source: components, the props that they need, and no types, hooks or constants', async () => {
    const [library] = (await readProject(folderWith(workspace))).libraries
    expect(library!.components.map((one) => elementOf(one))).toEqual([
      '<Button onPress={() => {}} variant="plain">Button</Button>',
      '<RoundButton label="Label" />',
    ])
  })

  it('is read from declarations where there is no source', async () => {
    const dir = folderWith({
      'package.json': JSON.stringify({
        name: 'kit',
        version: '1.0.0',
        types: './dist/index.d.ts',
        main: 'dist/index.js',
      }),
      'dist/index.d.ts': `${typed}export { Card, CardProps } from './card'\nexport declare const Tabs: React.ForwardRefExoticComponent<{}>\nexport declare const version: string\n`,
      'dist/card.d.ts': `${typed}export interface CardProps { title: string }\nexport declare function Card(props: CardProps): React.JSX.Element\n`,
      'dist/index.js': 'exports.Card = ({ title }) => title\nexports.Tabs = () => null\n',
    })
    const project = await readProject(dir)
    expect(project.libraries[0]).toMatchObject({ name: 'kit', entry: 'dist/index.d.ts' })
    expect(project.libraries[0]!.components.map(({ name }) => name)).toEqual(['Card', 'Tabs'])
    const config = siteFiles(project, answers, '0.1.0')['docs/docs.config.ts']!
    expect(config).toContain("name: 'kit'")
    expect(config).not.toMatch(/sources|entry/)
  })

  it('is not what a build has written beside the declarations', async () => {
    const dir = folderWith({
      'package.json': JSON.stringify({ name: 'kit', version: '1.0.0', typings: 'es/index.d.ts', main: 'lib/index.js' }),
      'lib/index.js': 'exports.Card = () => "card"\n',
      'index.js': "module.exports = require('./lib')\n",
      'es/index.d.ts': `${typed}export declare const Card: Compound\ninterface Compound extends React.FC<{}> { Body: React.FC<{}> }\n`,
    })
    expect((await readProject(dir)).libraries[0]).toMatchObject({
      entry: 'es/index.d.ts',
      components: [{ name: 'Card' }],
    })
  })

  it('is in the first module that exports a component, or in one that is named', async () => {
    const files = {
      'src/index.ts': 'export const version = 1\n',
      'types.d.ts': `${typed}export declare const Card: React.FC<{}>\n`,
      'components/all.tsx': 'export const Other = () => <hr />\nexport const Another = () => <hr />\n',
      'index.js': 'exports.Card = () => null',
    }
    const manifest = { types: 'types.d.ts', main: 'index.js' }
    expect(Object.keys(await shown(files, manifest))).toEqual(['Card'])
    const root = folderWith({ 'package.json': JSON.stringify({ name: 'kit', ...manifest }), ...files })
    const wanted = { entry: join(root, 'components/all.tsx'), isListed: (name: string) => name.startsWith('O') }
    const [library] = (await readProject(root, undefined, wanted)).libraries
    expect(library).toMatchObject({ entry: 'components/all.tsx', components: [{ name: 'Other' }] })
  })

  it('may be nothing: the author is told how to name the module', async () => {
    const root = folderWith({ 'package.json': '{ "name": "kit" }', 'src/index.ts': 'export const version = 1\n' })
    expect(notesOn(await readProject(root), answers)).toContain(
      'Found 0 components in src/index.ts. Name the module that exports them with --entry.',
    )
  })

  it('is read by running it where it has no types', async () => {
    const code = `const h = require('react').createElement
exports.Card = ({ children }) => h('p', null, children)
exports.helper = () => null
`
    expect(await shown({ 'index.js': code }, { main: 'index.js' })).toEqual({ Card: '<Card>Card</Card>' })
  })
})

describe('the props that a component needs', () => {
  it.each([
    ["'a' | 'b'", '"a"'],
    ['undefined | 2', '2'],
    ['string', '"Text"'],
    ['React.ReactNode', '"Text"'],
    ['(event: { a: 1 | 2 }) => void', '() => {}'],
    ['((value: string) => void) | Row', '() => {}'],
    ['readonly Row[]', '[]'],
    ['Tone', '"calm"'],
    ['React.ReactElement', '<span>Text</span>'],
    ['(row: Row) => React.ReactNode', undefined],
    ['Row', undefined],
    ['Loop', undefined],
  ])('have a value that their type allows: %s', (type, value) => {
    const alias = (name: string, of: string) => ({
      name,
      kind: 'type' as const,
      type: of,
      imports: [],
      members: [],
      inherits: [],
    })
    expect(valueOf(type, 'Text', [alias('Tone', "'calm' | 'loud'"), alias('Loop', 'Loop | Row')])).toBe(value)
  })

  it('are unions at their outermost level only', () => {
    expect(partsOfUnion("'a|b' | { c: 1 | 2 } | (() => 'd' | 'e')")).toEqual([
      "'a|b'",
      '{ c: 1 | 2 }',
      "() => 'd' | 'e'",
    ])
  })

  it('lead to the reference of those parts only that are in it, not of internal ones', async () => {
    const root = folderWith({
      'package.json': '{ "name": "kit" }',
      'src/index.tsx': `${typed}export const Trail = ({ children }: { children?: React.ReactNode }) => <nav>{children}</nav>
export const TrailItem = ({ children }: { children?: React.ReactNode }) => <i>{children}</i>
/** @internal */
export const TrailProvider = React.createContext(0).Provider
`,
    })
    const page = siteFiles(await readProject(root), answers, '0.1.0')['docs/content/02-components/trail/trail.md']
    expect(page).toContain('components: Trail, TrailItem\n')
  })

  it('are not guessed where what the library imports is not installed: no page has a demo', async () => {
    const root = folderWith({
      'package.json': '{ "name": "kit" }',
      'src/index.tsx': `import { merge } from 'absent'\nexport const Box = () => <div className={merge()} />\n`,
    })
    const project = await readProject(root)
    expect(Object.keys(siteFiles(project, answers, '0.1.0'))).not.toContain(
      'docs/content/02-components/box/BoxDemo.tsx',
    )
    expect(notesOn(project, answers).join('\n')).toContain('Could not resolve "absent"')
  })

  it('that nobody can guess leave a page without a demo, as does what throws or shows nothing', async () => {
    const files = {
      'src/kit.css': '.line { border: 1px solid }',
      'src/index.tsx': `${typed}import './kit.css'
interface Row { id: string }
export const Grid = ({ row }: { row: Row }) => <p>{row.id}</p>
export const Broken = (): React.ReactElement => { throw new Error('broken') }
export const Closed = ({ children }: { children?: React.ReactNode }) => <div />
export const Line = () => <div />
export const Box = ({ children }: { children?: React.ReactNode }) => <div>{children}</div>
export const Tabs = ({ children }: { children?: React.ReactNode }) => <In value={1}>{children}</In>
export const Tab = ({ children }: { children?: React.ReactNode }) => <p>{children}</p>
export const TabsItem = () => { if (!React.useContext(Context)) throw new Error('outside'); return <i /> }
export const Only = ({ children }: { children: React.ReactElement<{ id?: string }> }) => React.cloneElement(children, { id: 'a' })
export const Script = ({ children }: { children?: React.ReactNode }) => <script>{children}</script>
export const Picture = ({ src }: { src: string }) => <img src={src} alt="" />
export const Table = ({ children }: { children?: React.ReactNode }) => <table>{children}</table>
export const TableRow = ({ children }: { children?: React.ReactNode }) => <tr>{children}</tr>
const Context = React.createContext(0)
const In = ({ value, children }: { value: number; children: React.ReactNode }) => <Context value={value}><p>{children}</p></Context>
`,
    }
    expect(await shown(files)).toEqual({
      Box: '<Box>Box</Box>',
      Broken: 'throws alone: broken',
      Closed: 'shows nothing alone',
      Grid: 'needs row',
      Line: '<Line />',
      Only: '<Only><span>Only</span></Only>',
      Picture: '<Picture src="/favicon.svg" />',
      Script: 'shows nothing alone',
      Table: [
        '<Table>',
        '  <thead>',
        '    <tr>',
        '      <th>Name</th>',
        '      <th>Amount</th>',
        '    </tr>',
        '  </thead>',
        '  <tbody>',
        '    <tr>',
        '      <td>Item 1</td>',
        '      <td>10</td>',
        '    </tr>',
        '    <tr>',
        '      <td>Item 2</td>',
        '      <td>20</td>',
        '    </tr>',
        '  </tbody>',
        '</Table>',
      ].join('\n'),
      Tab: '<Tab>Tab</Tab>',
      Tabs: 'has parts, such as TabsItem',
    })
  })
})

it('a component is shown with what readers see of it: its name, items, an image, but no text in a line', async () => {
  const source = `${typed}import './kit.css'
export interface ChoiceItem { id: string; label: React.ReactNode; icon?: React.ReactNode }
interface Props { children?: React.ReactNode }
export const TextInput = ({ label }: { label?: React.ReactNode }) => <label>{label}<input /></label>
export const Hint = ({ label, children }: Props & { label?: string }) => <p title={label}>{children}</p>
export const Separator = ({ children }: Props) => <div role="separator">{children}</div>
export const Spinner = ({ children }: Props) => <i className="spin">{children}</i>
export const Choices = ({ data }: { data?: Array<string | ChoiceItem> }) => <ul>{data?.map(String)}</ul>
export const Options = ({ options }: { options: readonly ChoiceItem[] }) => <ul>{options.map((one) => <li key={one.id}>{one.label}</li>)}</ul>
export const Picker = <OptionType extends { label: string } = ChoiceItem>({ options = [] }: { options?: OptionType[] }) => <select>{options.map((one) => <option key={one.label}>{one.label}</option>)}</select>
export const Panels = ({ items, children }: Props & { items?: (Pick<ChoiceItem, 'label'> & { key: string; children?: React.ReactNode })[] }) => <p>{items?.map((one) => one.label)}{children}</p>
export const Dropdown = ({ menu, children }: Props & { menu?: { items?: ChoiceItem[]; onClick?: () => void } }) => <b title={menu?.items?.[0]?.id}>{children}</b>
export const Grid = ({ columns = [], rows = [] }: { columns?: { field: string; title?: string; width?: number }[]; rows?: Record<string, unknown>[] }) => <table><tbody>{rows.map((row, at) => <tr key={at}>{columns.map(({ field }) => <td key={field}>{String(row[field])}</td>)}</tr>)}</tbody></table>
export const PickerButton = ({ children }: Props) => <b>{children}</b>
export const Fade = ({ in: isIn, children }: Props & { in?: boolean }) => (isIn ? <b>{children}</b> : null)
export const CardImage = ({ src }: { src?: string }) => <img src={src} alt="" />
export const Meter = ({ value }: { value?: number }) => <div role="meter" aria-valuenow={value} />
export const Strict = ({ data }: { data?: string[] }) => { if (data) throw new Error('no data'); return <hr /> }
`
  expect(await shown({ 'src/index.tsx': source, 'src/kit.css': '.spin { color: red }' })).toEqual({
    CardImage: '<CardImage src="/favicon.svg" />',
    Choices: "<Choices data={['Item 1', 'Item 2']} />",
    Dropdown: `<Dropdown menu={{ items: [{ id: 'item-1', label: 'Item 1' }, { id: 'item-2', label: 'Item 2' }] }}>
  <button type="button">Dropdown</button>
</Dropdown>`,
    Fade: '<Fade in>Fade</Fade>',
    Grid: "<Grid columns={[{ field: 'name', title: 'Name' }, { field: 'amount', title: 'Amount' }]} rows={[{ id: 1, key: 1, name: 'Item 1', amount: 10 }, { id: 2, key: 2, name: 'Item 2', amount: 20 }]} />",
    Hint: '<Hint>Hint</Hint>',
    Meter: '<Meter value={50} />',
    Options: "<Options options={[{ id: 'item-1', label: 'Item 1' }, { id: 'item-2', label: 'Item 2' }]} />",
    Panels:
      "<Panels items={[{ key: 'item-1', label: 'Item 1', children: 'Content 1' }, { key: 'item-2', label: 'Item 2', children: 'Content 2' }]} />",
    Picker: "<Picker options={[{ label: 'Item 1' }, { label: 'Item 2' }]} />",
    Separator: '<Separator />',
    Spinner: '<Spinner />',
    Strict: '<Strict />',
    TextInput: '<TextInput label="Text input" />',
  })
  // Without styles, nothing is seen of what has a role but no text.
  const nothing = 'shows nothing alone'
  expect(await shown({ 'src/index.tsx': source.replace("import './kit.css'", '') })).toMatchObject({
    Meter: nothing,
    Separator: nothing,
    Spinner: nothing,
    Strict: '<Strict />',
  })
})

it('a component that calls a function for each of its parts has one, and what is of use only in it gets no page', async () => {
  const source = `${typed}const Days = React.createContext(false)
interface Props { children?: React.ReactNode; slot?: string }
export const Button = ({ children, slot }: Props) => <button slot={slot}>{children}</button>
export const Heading = () => <h2>June</h2>
export const Calendar = ({ children }: Props) => <Days value={true}><div>{children}</div></Days>
export const CalendarGrid = ({ children }: Props) => <table>{children}</table>
export const CalendarGridHeader = ({ children }: { children: (day: string) => React.ReactElement }) => <thead><tr>{children('M')}</tr></thead>
export const CalendarHeaderCell = ({ children }: Props) => <th>{children}</th>
export const CalendarGridBody = ({ children }: { children: (date: Day) => React.ReactElement }) => <tbody><tr>{children({ day: 1 })}</tr></tbody>
interface Day { day: number }
export const CalendarCell = ({ date }: { date: Day }) => <td>{date.day}</td>
export const TagGroup = ({ children }: Props) => <Days value={true}><div>{children}</div></Days>
export const TagList = ({ children }: Props) => <ul>{children}</ul>
export const Tag = ({ id, children }: Props & { id?: React.Key }) => { if (!React.use(Days)) throw new Error('outside'); return <li id={id}>{children}</li> }
`
  const found = await shown({ 'src/index.tsx': source })
  expect(found).not.toHaveProperty('Tag')
  expect(found).toMatchObject({
    TagGroup: `<TagGroup>
  <TagList>
    <Tag id="item-1">Tag 1</Tag>
    <Tag id="item-2">Tag 2</Tag>
  </TagList>
</TagGroup>`,
    Calendar: `<Calendar>
  <Button slot="previous">‹</Button>
  <Heading />
  <Button slot="next">›</Button>
  <CalendarGrid>
    <CalendarGridHeader>
      {(day) => <CalendarHeaderCell>{day}</CalendarHeaderCell>}
    </CalendarGridHeader>
    <CalendarGridBody>
      {(date) => <CalendarCell date={date} />}
    </CalendarGridBody>
  </CalendarGrid>
</Calendar>`,
  })
})

it('what opens an overlay is the button of the library, in the component that is around both, or in place of a text', async () => {
  const source = `${typed}const Opens = React.createContext(false)
interface Props { children?: React.ReactNode }
export const Button = ({ children }: Props) => <button aria-expanded={React.use(Opens) ? false : undefined}>{children}</button>
export const TooltipTrigger = ({ children }: Props) => <div>{children}</div>
export const Tooltip = ({ children }: Props) => null
const Root = ({ children }: Props) => <Opens value={true}>{children}</Opens>
const Trigger = ({ children }: Props) => <div role="button">{children}</div>
const Content = ({ children }: Props) => null
export const Popover = Object.assign(Root, { Trigger, Content })
export const Portal = ({ children }: Props) => children
const Button2 = ({ children }: Props) => <button>{children}</button>
export const HoverCard = Object.assign(({ children }: Props) => <p>{children}</p>, { Trigger: Button2, Positioner: Content, Content })
export const Backdrop = ({ open, in: isIn = open, children }: Props & { open: boolean; in?: boolean }) => <div style={{ visibility: isIn ? 'visible' : 'hidden' }}>{children}</div>
export const AppBar = ({ children, position }: Props & { position?: 'fixed' | 'static' }) => <b className={position}>{children}</b>
`
  expect(await shown({ 'src/index.tsx': source })).toMatchObject({
    AppBar: '<AppBar position="static">AppBar</AppBar>',
    Backdrop: `<>
  <Button onClick={() => setIsOpen(true)}>Open backdrop</Button>
  <Backdrop open={isOpen} onClick={() => setIsOpen(false)}>Backdrop content</Backdrop>
</>`,
    HoverCard: `<HoverCard>
  <HoverCard.Trigger>Open hover card</HoverCard.Trigger>
  <Portal>
    <HoverCard.Positioner>
      <HoverCard.Content>Content</HoverCard.Content>
    </HoverCard.Positioner>
  </Portal>
</HoverCard>`,
    Popover: `<Popover>
  <Button>Open popover</Button>
  <Popover.Content>Content</Popover.Content>
</Popover>`,
    Tooltip: `<TooltipTrigger>
  <Button>Open tooltip</Button>
  <Tooltip>Tooltip content</Tooltip>
</TooltipTrigger>`,
  })
})

test.each([
  ['oklch(97% 0 0)', 'var(--background)'],
  ['0 0% 100%', 'hsl(var(--background))'],
])('a page has the colors that a stylesheet names and leaves to it: %s', async (color, written) => {
  const css = `:root { --background: ${color}; --foreground: ${color} }`
  const root = folderWith({
    'package.json': JSON.stringify({
      name: 'kit',
      version: '1.0.0',
      exports: { '.': './index.js', './kit.css': './kit.css' },
    }),
    'index.js': 'exports.Box = () => "box"\n',
    'index.d.ts': `${typed}export declare const Box: React.FC<{}>\n`,
    'kit.css': css,
  })
  const rules = async () =>
    siteFiles(await readProject(root), answers, '0.1.0')['docs/content/templates/demo-provider.css']
  expect(await rules()).toContain(`    background: ${written};\n    color: ${written.replace('back', 'fore')};\n`)
  writeFiles(root, { 'kit.css': `${css} body { background: var(--background) }` })
  expect(await rules()).not.toContain('background:')
})

it('a site whose demos could not be tried leads to the pages that it has', async () => {
  const project = await readProject(
    folderWith({
      'package.json': '{ "name": "kit" }',
      'src/index.tsx': `import 'absent'\nexport const Box = () => <b />\n`,
    }),
  )
  const files = siteFiles(project, answers, '0.1.0')
  expect(files['docs/content/index.md']).toContain('](/components/box/)')
  expect(files['docs/content/index.md']).not.toContain('demo"')
})

describe('an overlay', () => {
  const source = `${typed}interface Props { children?: React.ReactNode }
export const Button = ({ children, onClick }: Props & { onClick?: () => void }) => <button onClick={onClick}>{children}</button>
export const Modal = ({ opened, onClose, title, children }: Props & { opened: boolean; onClose: () => void; title?: React.ReactNode }) =>
  opened ? <div role="dialog">{title}{children}<button onClick={onClose}>x</button></div> : null
interface DrawerProps extends Props { isOpen?: boolean; onOpenChange?: (isOpen: boolean) => void }
export const Drawer = ({ isOpen, children }: DrawerProps) => (isOpen ? <aside>{children}</aside> : null)
export const DrawerHeader = ({ children }: Props) => <header>{children}</header>
export const DrawerTitle = ({ children }: Props) => <h2>{children}</h2>
export const DrawerBody = ({ children }: Props) => <div>{children}</div>
export const Menu = ({ open, anchorEl, children }: Props & { open: boolean; anchorEl?: Element | null; onClose?: () => void }) =>
  open && anchorEl ? <ul>{children}</ul> : null
export const MenuItem = ({ children }: Props) => <li>{children}</li>
export const Broken = ({ open }: { open?: boolean; onClose?: () => void }) => { if (open) throw new Error('open'); return null }
export const Tooltip = ({ label, children }: { label: React.ReactNode; children: React.ReactElement }) => <>{children}</>
export const Popover = ({ children }: Props & { title?: string }) => <>{children}</>
export const PopoverTarget = ({ children }: { children: React.ReactElement }) => React.cloneElement(children)
export const PopoverDropdown = ({ children }: Props) => <p>{children}</p>
export const Bar = ({ children }: Props & { open?: boolean; onOpenChange?: (open: boolean) => void }) => <p>{children}</p>
export const BarValue = (): null => { throw new Error('outside') }
export const PlainImage = (props: { fit?: 'cover' }) => <img alt="" {...props} />
`

  it('is opened by a button, or is around the button that it belongs to', async () => {
    expect(await shown({ 'src/index.tsx': source })).toEqual({
      // It is never closed.
      Bar: 'has parts, such as BarValue',
      Broken: 'shows nothing alone',
      Button: '<Button>Button</Button>',
      Drawer: `<>
  <Button onClick={() => setIsOpen(true)}>Open drawer</Button>
  <Drawer isOpen={isOpen} onOpenChange={() => setIsOpen(!isOpen)}>
    <DrawerHeader>
      <DrawerTitle>Title</DrawerTitle>
    </DrawerHeader>
    <DrawerBody>Body</DrawerBody>
  </Drawer>
</>`,
      Menu: `<>
  <Button onClick={(event) => setAnchor(event.currentTarget)}>Open menu</Button>
  <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
    <MenuItem>Item 1</MenuItem>
    <MenuItem>Item 2</MenuItem>
  </Menu>
</>`,
      Modal: `<>
  <Button onClick={() => setIsOpen(true)}>Open modal</Button>
  <Modal title="Modal" opened={isOpen} onClose={() => setIsOpen(false)}>Modal content</Modal>
</>`,
      PlainImage: '<PlainImage src="/favicon.svg" />',
      Popover: `<Popover>
  <PopoverTarget>
    <Button>Open popover</Button>
  </PopoverTarget>
  <PopoverDropdown>Dropdown</PopoverDropdown>
</Popover>`,
      Tooltip: `<Tooltip label="Tooltip">
  <Button>Tooltip</Button>
</Tooltip>`,
    })
  })

  it('has its state in the demo, whose props cannot close it', async () => {
    const root = folderWith({ 'package.json': '{"name":"kit"}', 'src/index.tsx': source })
    const made = siteFiles(await readProject(root), answers, '0.1.0')
    expect(made['docs/content/02-components/modal/ModalDemo.tsx'])
      .toBe(`import { type ComponentProps, useState } from 'react'
import { Button, Modal } from 'kit'

export default function ModalDemo(props: Partial<ComponentProps<typeof Modal>>) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open modal</Button>
      <Modal title="Modal" {...props} opened={isOpen} onClose={() => setIsOpen(false)}>Modal content</Modal>
    </>
  )
}
`)
    expect(made['docs/content/02-components/drawer/drawer.md']).toMatch(
      /^---\ncomponents: Drawer, DrawerBody, DrawerHeader, DrawerTitle\n---\n/,
    )
  })
})

it('a component is no part of another because of its name alone', () => {
  const exported = [
    'Card',
    'CardBody',
    'Text',
    'TextField',
    'Icon',
    'Button',
    'IconButton',
    'Section',
    'CardSection',
    'Menu',
    'Menu.Item',
    'MenuSection',
    'ButtonGroup',
    'Input',
    'Input.Search',
    'InputNumber',
  ]
  expect(exported.filter((name) => isPartOf(new Set(exported), name))).toEqual([
    'CardBody',
    'CardSection',
    'MenuSection',
  ])
})

describe('a namespace of components', () => {
  const files: DiskFiles = {
    'package.json': JSON.stringify({ name: 'parts', version: '1.0.0' }),
    'src/index.ts': `export * as Switch from './switch'
import * as Icons from './icons'
export { Icons }
export * as utilities from './utilities'
`,
    'src/switch.tsx': `export { SwitchRoot as Root, SwitchThumb as Thumb }
function SwitchRoot() { return <button /> }
function SwitchThumb() { return null }
`,
    'src/icons.tsx': 'export const Star = () => <svg />\nexport const size = 1\n',
    'src/utilities.tsx': 'export function Portal() { return null }\n',
  }

  it('has a page for its root, which demos and pages import', async () => {
    const made = siteFiles(await readProject(folderWith(files)), answers, '0.1.0')
    expect(Object.keys(made).filter((path) => path.endsWith('Demo.tsx'))).toHaveLength(1)
    expect(made['docs/content/02-components/switch/SwitchDemo.tsx']).toBe(`import type { ComponentProps } from 'react'
import { Switch } from 'parts'

export default function SwitchDemo(props: Partial<ComponentProps<typeof Switch.Root>>) {
  return (
    <Switch.Root {...props}>
      <Switch.Thumb />
    </Switch.Root>
  )
}
`)
  })
})

describe('a component that is put together from parts', () => {
  const parts = `${typed}interface Props { children?: React.ReactNode }
interface ItemProps extends Props { value: string }
const Context = React.createContext<string | undefined>(undefined)
const inside = (name: string) => { if (React.useContext(Context) === undefined) throw new Error('outside of ' + name) }
const Tree = ({ children }: Props) => <Context value=""><div className="root">{children}</div></Context>
const Part = ({ children }: Props) => { inside('the root'); return <span>{children}</span> }
const Item = ({ children, value }: ItemProps) => { inside('the root'); return <span id={value}>{children}</span> }
const Nested = ({ children }: Props): React.ReactElement => { throw new Error('outside of what nobody knows') }
`
  const files = (last: string) => ({ 'src/index.tsx': `${parts}${last}` })

  it('has a demo of its parts, by the names in a namespace', async () => {
    const source = `export const Root = ({ children }: Props & { defaultValue?: string }) => <Tree>{children}</Tree>
export { Part as List, Item as Trigger, Item as Content, Nested as Indicator }
`
    const tabs = { 'src/index.ts': "export * as Tabs from './tabs'\n", 'src/tabs.tsx': `${parts}${source}` }
    expect(await shown(tabs)).toEqual({
      Tabs: `<Tabs.Root defaultValue="item-1">
  <Tabs.List>
    <Tabs.Trigger value="item-1">Item 1</Tabs.Trigger>
    <Tabs.Trigger value="item-2">Item 2</Tabs.Trigger>
  </Tabs.List>
  <Tabs.Content value="item-1">Content 1</Tabs.Content>
  <Tabs.Content value="item-2">Content 2</Tabs.Content>
</Tabs.Root>`,
    })
  })

  it('has one of single exports, whose parts need no pages', async () => {
    const source = `export { Tree as DialogRoot, Part as DialogTrigger, Part as DialogContent, Part as DialogTitle }
export { Nested as DialogDescription }
`
    expect(await shown(files(source))).toEqual({
      Dialog: `<DialogRoot>
  <DialogTrigger>Open dialog</DialogTrigger>
  <DialogContent>
    <DialogTitle>Title</DialogTitle>
  </DialogContent>
</DialogRoot>`,
    })
    const made = siteFiles(
      await readProject(folderWith({ 'package.json': '{"name":"kit"}', ...files(source) })),
      answers,
      '0.1.0',
    )
    expect(made['docs/content/02-components/dialog/DialogDemo.tsx']).toContain(
      "import { DialogContent, DialogRoot, DialogTitle, DialogTrigger } from 'kit'",
    )
  })

  it('has what it is called after, items of any component, and titles of parts where nothing in them renders', async () => {
    const source = `interface PaneProps extends Props { eventKey: string; title: React.ReactNode }
interface FieldProps { children?: React.ReactNode }
export const Badge = ({ children, value }: Props & { value?: string }) => <b className={value}>{children}</b>
export { Tree as BadgeGroup, Tree as ToggleButtonGroup, Badge as ToggleButton }
export const ButtonGroup = Tree
export const Button = Badge
export const Radio = ({ label, value }: { children?: null; label?: React.ReactNode; value: string }) => <label><input type="radio" value={value} />{label}</label>
export const RadioGroup = Tree
export const Label = ({ children }: Props) => <label>{children}</label>
export const Input = () => <input />
export const TextField = (props: FieldProps) => <p className="field" {...props} />
export const DateField = (props: FieldProps) => <p className="field" {...props} />
export const Pane = ({ children, title }: PaneProps) => <div>{title}{children}</div>
export const Panes = Object.assign(Tree, { Item: Pane })
export const Pages = Object.assign(({ count = 1 }: { count?: number }) => <p className="p">{count}</p>, { Item: Badge })
export const Figure = Object.assign((props: Props) => <figure {...props} />, { Image: (props: React.ImgHTMLAttributes<HTMLImageElement>) => <img {...props} /> })
export const Accordion = ({ children }: Props) => <Tree>{children}</Tree>
export { Part as AccordionItem, Part as AccordionHeader, Nested as AccordionButton, Part as AccordionBody }
export const Notice = ({ message }: { message?: React.ReactNode }) => <div className="notice">{message}</div>
`
    expect(await shown(files(source))).toMatchObject({
      ButtonGroup: `<ButtonGroup>
  <Button value="item-1">Button 1</Button>
  <Button value="item-2">Button 2</Button>
</ButtonGroup>`,
      RadioGroup: `<RadioGroup>
  <Label>Label</Label>
  <Radio label="Radio 1" value="item-1" />
  <Radio label="Radio 2" value="item-2" />
</RadioGroup>`,
      TextField: `<TextField>
  <Label>Label</Label>
  <Input />
</TextField>`,
      DateField: '<DateField>DateField</DateField>',
      Panes: `<Panes>
  <Panes.Item title="Item 1" eventKey="item-1">Content 1</Panes.Item>
  <Panes.Item title="Item 2" eventKey="item-2">Content 2</Panes.Item>
</Panes>`,
      Pages: '<Pages />',
      Figure: `<Figure>
  <Figure.Image src="/favicon.svg" />
</Figure>`,
      Accordion: `<Accordion>
  <AccordionItem>
    <AccordionHeader>Header 1</AccordionHeader>
    <AccordionBody>Body 1</AccordionBody>
  </AccordionItem>
  <AccordionItem>
    <AccordionHeader>Header 2</AccordionHeader>
    <AccordionBody>Body 2</AccordionBody>
  </AccordionItem>
</Accordion>`,
      Notice: '<Notice message="Notice" />',
    })
  })

  it('has a button in a trigger that takes one, and is no longer than its parts', async () => {
    const source = `export const Button = ({ children }: Props) => <button>{children}</button>
export const Menu = ({ children }: Props) => <Tree>{children}</Tree>
export const MenuTrigger = ({ children }: Props & { asChild?: boolean }) => <>{children}</>
export { Part as MenuContent }
export const MenuItem = (props: Props) => <b>{props.children}</b>
`
    expect((await shown(files(source)))['Menu']).toBe(`<Menu>
  <MenuTrigger asChild>
    <Button>Open menu</Button>
  </MenuTrigger>
  <MenuContent>
    <MenuItem>Item 1</MenuItem>
    <MenuItem>Item 2</MenuItem>
  </MenuContent>
</Menu>`)
  })

  it('has items of a collection that a function of the library makes', async () => {
    const source = `interface List<T> { items: T[] }
export type ItemCollection<T> = List<T>
export const createItems = <T,>({ items }: { items: T[] }): ItemCollection<T> => ({ items })
export const SelectRoot = ({ collection, children }: Props & { collection: ItemCollection<{ value: string }> }) => <Tree><b>{collection.items.length}</b>{children}</Tree>
export { Part as SelectTrigger, Part as SelectContent }
export const SelectItem = ({ item, children }: Props & { item: { value: string } }) => { inside('the root'); return <b id={item.value}>{children}</b> }
`
    const root = folderWith({ 'package.json': '{"name":"kit"}', ...files(source) })
    const made = siteFiles(await readProject(root), answers, '0.1.0')
    expect(made['docs/content/02-components/select/SelectDemo.tsx']).toBe(`import type { ComponentProps } from 'react'
import { SelectContent, SelectItem, SelectRoot, SelectTrigger, createItems } from 'kit'

const collection = createItems({ items: [{ value: 'item-1', label: 'Item 1' }, { value: 'item-2', label: 'Item 2' }] })

export default function SelectDemo(props: Partial<ComponentProps<typeof SelectRoot>>) {
  return (
    <SelectRoot collection={collection} {...props}>
      <SelectTrigger>Open select</SelectTrigger>
      <SelectContent>
        <SelectItem item={collection.items[0]}>Item 1</SelectItem>
        <SelectItem item={collection.items[1]}>Item 2</SelectItem>
      </SelectContent>
    </SelectRoot>
  )
}
`)
  })

  it('has none if its items need data, or if it is a control that has no look', async () => {
    const source = `interface Row { id: string }
export { Tree as SelectRoot, Part as SelectTrigger, Part as SelectContent }
export const SelectItem = ({ row }: { row: Row }) => { inside('the root'); return <b>{row.id}</b> }
export const Switch = ({ children }: Props) => <Context value=""><label>{children}<input type="checkbox" style={{ opacity: 0 }} /></label></Context>
export { Part as SwitchControl, Part as SwitchThumb, Part as SwitchLabel }
`
    expect(await shown(files(source))).toEqual({
      Select: 'has parts, such as SelectContent',
      Switch: 'has parts, such as SwitchControl',
    })
  })
})

describe('in a repository with workspaces', () => {
  it('makes a workspace that uses the source of the library', async () => {
    const root = folderWith(workspace)
    const written = writeSite(await readProject(root), answers, '0.1.0')
    expect(written.kept).toEqual([])
    expect(written.extended).toEqual(['.gitignore', 'package.json'])
    const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<string, unknown>
    expect(manifest).toMatchObject({
      workspaces: ['packages/*', 'docs'],
      scripts: { docs: 'npm -w docs run start --', 'docs:build': 'npm -w docs run build --' },
    })
    expect(readFileSync(join(root, 'package.json'), 'utf8')).toContain('\n    "name"')
    expect(readFileSync(join(root, '.gitignore'), 'utf8')).toBe('node_modules\n*.log\ndocs/.vitrine/\ndocs/export/\n')
    const config = readFileSync(join(root, 'docs/docs.config.ts'), 'utf8')
    expect(config).toContain("'@acme/button': '../packages/button/src/index.ts'")
    expect(config).toContain("repository: 'https://github.com/acme/ui'")
    expect(readFileSync(join(root, 'docs/tsconfig.json'), 'utf8')).toContain('"plugins"')
    expect(readFileSync(join(root, 'docs/content/02-components/button/ButtonDemo.tsx'), 'utf8')).toContain(
      '<Button onPress={() => {}} variant="plain" {...props}>Button</Button>',
    )
  })

  it('overwrites nothing, and adds nothing twice', async () => {
    const root = folderWith({ ...workspace, 'docs/content/index.md': 'Mine.\n', '.github/workflows/docs.yml': 'mine' })
    const { kept } = writeSite(await readProject(root), answers, '0.1.0')
    expect(kept.sort()).toEqual(['.github/workflows/docs.yml', 'docs/content/index.md'])
    expect(readFileSync(join(root, 'docs/content/index.md'), 'utf8')).toBe('Mine.\n')
    const before = contentsOf(root)
    expect(writeSite(await readProject(root), answers, '0.1.0')).toMatchObject({ created: [], extended: [] })
    expect(contentsOf(root)).toEqual(before)
  })

  it('gets pages for new components, wherever the others have been moved', async () => {
    const root = folderWith(workspace)
    writeSite(await readProject(root), answers, '0.1.0')
    renameSync(join(root, 'docs/content/02-components/button'), join(root, 'docs/content/button'))
    writeFiles(root, {
      'packages/button/src/icon-button.tsx':
        'export const IconButton = () => <hr />\nexport const Line = () => <hr />\n',
      'packages/button/src/index.ts':
        "export * from './button'\nexport { IconButton as RoundButton, Line } from './icon-button'\n",
    })
    const before = contentsOf(root)
    const added = writeNewPages(await readProject(root), answers)
    expect(added).toEqual(['line.md', 'LineDemo.tsx'].map((name) => `docs/content/02-components/line/${name}`))
    expect(contentsOf(root)).toMatchObject(before)
  })

  it('knows the workspaces of pnpm', async () => {
    const { 'package.json': _, ...others } = workspace
    const root = folderWith({
      ...others,
      'package.json': '{ "name": "acme" }',
      'pnpm-workspace.yaml': "packages:\n  - 'packages/*' # all\n",
    })
    writeSite(await readProject(root), answers, '0.1.0')
    expect(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')).toBe(
      "packages:\n  - docs\n  - 'packages/*' # all\n\n" +
        '# esbuild, which Vitrine needs, works without its script.\n' +
        'allowBuilds:\n  esbuild: false\nignoredBuiltDependencies:\n  - esbuild\n',
    )
    expect(readFileSync(join(root, 'docs/package.json'), 'utf8')).toContain('"@acme/button": "workspace:*"')
  })
})

describe('a library with stories', () => {
  const files = {
    ...workspace,
    'packages/button/src/forms/Button.stories.tsx': `import { Button } from '../button'
export default { title: 'Forms/Press', component: Button }
export const Primary = { args: { variant: 'strong' } }
`,
    'packages/button/src/Tools.stories.tsx': 'export default { title: "Tools" }\nexport const One = () => <hr />\n',
    'packages/button/src/Empty.stories.tsx': 'export const data = []\n',
    'packages/tools/stories/round button.story.jsx':
      'export default { title: "Forms/Round button" }\nexport const One = () => <hr />\n',
    'packages/button/dist/Button.stories.js': 'export default { title: "Built" }\nexport const One = () => null\n',
  }

  it('has them in place of demos, and pages for components without any', async () => {
    const root = folderWith({
      ...files,
      'packages/button/src/index.ts': "export * from './button'\nexport * from './line'\n",
      'packages/button/src/line.tsx': 'export const Line = () => <hr />\n',
    })
    const project = await readProject(root)
    writeSite(project, answers, '0.1.0')
    const config = readFileSync(join(root, 'docs/docs.config.ts'), 'utf8')
    expect(config).toContain(
      "stories: ['../packages/button/src/**/*.stories.tsx', '../packages/tools/stories/*.story.jsx'],",
    )
    expect(config).toContain("navigation: '/components',")
    expect(readdirSync(join(root, 'docs/content/02-components'))).toEqual(['line'])
    const home = readFileSync(join(root, 'docs/content/index.md'), 'utf8')
    expect(home.match(/^- .*|^ *\{\{.*/gm)).toEqual([
      '{{"demo": "02-components/line/LineDemo.js"}}',
      '- [Line](/components/line/)',
      '  {{"demo": "02-components/line/LineDemo.js", "picture": true}}',
      '- [Press](/forms/press/)',
      '- [Round button](/forms/round-button/)',
      '- [Tools](/tools/)',
    ])
    expect(notesOn(project, answers)).toContain(
      'Found 3 stories in 3 files (packages/button/src/**/*.stories.tsx, packages/tools/stories/*.story.jsx). They are the demos of their components.',
    )
  })

  it('may have them for all components, by their names or their titles: nothing is written', async () => {
    const root = folderWith(files)
    writeSite(await readProject(root), answers, '0.1.0')
    expect(existsSync(join(root, 'docs/content/02-components'))).toBe(false)
    expect(readFileSync(join(root, 'docs/docs.config.ts'), 'utf8')).toContain("navigation: '/guide',")
  })
})

describe('what package managers need', () => {
  const library = { name: 'acme-ui', version: '1.0.0' }
  /** What is written and said for a package with these files. */
  const initialised = async (files: DiskFiles, userAgent?: string, manifest: object = library) => {
    const root = folderWith({ 'package.json': JSON.stringify(manifest), ...files })
    const found = await readProject(root, userAgent)
    const { created } = writeSite(found, answers, '0.1.0')
    const read = (path: string) => readFileSync(join(root, path), 'utf8')
    const { scripts, workspaces } = JSON.parse(read('package.json')) as { scripts: object; workspaces?: string[] }
    const steps = [...read('.github/workflows/docs.yml').matchAll(/^ +- run: (.*)$/gm)].map(([, step]) => step!)
    return { next: firstCommands(found, answers), scripts, workspaces, steps, created, read }
  }

  it('npm', async () => {
    const { next, scripts, steps, created } = await initialised({})
    expect(next).toEqual(['npm install --prefix docs', 'npm run docs'])
    expect(scripts).toMatchObject({ docs: 'npm --prefix docs run start --' })
    expect(steps.at(-1)).toBe('npm --prefix docs run build -- --strict')
    expect(created).toContain('docs/public/favicon.svg')
  })

  it('pnpm: scripts that packages may not run', async () => {
    const { next, scripts, steps, read } = await initialised({ 'pnpm-lock.yaml': '' })
    expect(next).toEqual(['pnpm -C docs install', 'pnpm run docs'])
    expect(scripts).toMatchObject({ docs: 'pnpm -C docs start' })
    expect(steps.at(-1)).toBe('pnpm -C docs build --strict')
    expect(read('docs/pnpm-workspace.yaml')).toContain('allowBuilds:\n  esbuild: false\n')
  })

  it.each([
    ['allowBuilds:\n  esbuild: true\n', 'allowBuilds:\n  esbuild: true\n'],
    ['allowBuilds:\n  sharp: true\n', 'allowBuilds:\n  esbuild: false\n  sharp: true\n'],
    ['ignoredBuiltDependencies:\n  - sharp\n', 'ignoredBuiltDependencies:\n  - esbuild\n  - sharp\n'],
  ])('pnpm: settings that are there already: %j', (text, expected) => {
    expect(withBuildSettings(text)).toBe(expected)
  })

  it('Yarn 1', async () => {
    const { next, steps, created } = await initialised({ 'yarn.lock': '# yarn lockfile v1\n' })
    expect(next).toEqual(['yarn --cwd docs install', 'yarn run docs'])
    expect(steps.at(-1)).toBe('yarn --cwd docs build --strict')
    expect(created).not.toContain('docs/yarn.lock')
    // A new lockfile is empty, and the number is that of npm.
    expect((await initialised({ 'yarn.lock': '' }, 'npm/11.0.0 node/v22.0.0 linux x64')).next).toEqual(next)
  })

  it('Yarn 4 with node_modules: a lockfile, so that the folder is a project', async () => {
    const { next, read, workspaces } = await initialised({
      'yarn.lock': '__metadata:\n  version: 8\n',
      '.yarnrc.yml': 'nodeLinker: node-modules\n',
    })
    expect(next).toEqual(['yarn --cwd docs install', 'yarn run docs'])
    expect(read('docs/yarn.lock')).toBe('')
    expect(read('.gitignore')).toContain('docs/.yarn/install-state.gz\n')
    expect(workspaces).toBeUndefined()
  })

  it.each<[string, DiskFiles, string | undefined, object]>([
    ['by its lockfile', { 'yarn.lock': '__metadata:\n' }, undefined, library],
    ['by the manifest', {}, undefined, { ...library, packageManager: 'yarn@4.9.1' }],
    ['by what has run the command', {}, 'yarn/4.9.1 npm/? node/v22.0.0 linux x64', library],
  ])('Yarn 4 with Plug’n’Play, known %s: a workspace of the library', async (_, files, userAgent, manifest) => {
    const { next, scripts, steps, workspaces, created, read } = await initialised(files, userAgent, manifest)
    expect(next).toEqual(['yarn install', 'yarn run docs'])
    expect(workspaces).toEqual(['docs'])
    expect(scripts).toMatchObject({ docs: 'yarn workspace acme-ui-docs start' })
    expect(steps).toEqual(['corepack enable && yarn install', 'yarn workspace acme-ui-docs build --strict'])
    expect(created).not.toContain('docs/yarn.lock')
    expect(read('docs/package.json')).toContain('"acme-ui": "workspace:*"')
  })

  it('Bun', async () => {
    const { next, steps } = await initialised({ 'bun.lock': '{}' })
    expect(next).toEqual(['bun install --cwd docs', 'bun run docs'])
    expect(steps.at(-1)).toBe('bun run --cwd docs build --strict')
  })

  it('what has run the command counts less than a lockfile, and is all that an empty folder has', async () => {
    expect((await initialised({ 'package-lock.json': '{}' }, 'pnpm/10.0.0 npm/? node/v22.0.0')).next[1]).toBe(
      'npm run docs',
    )
    expect((await readProject(folderWith({}), 'pnpm/10.0.0 npm/? node/v22.0.0')).manager).toBe('pnpm')
  })
})

describe('what components need around them', () => {
  const provider = 'docs/content/templates/demo-provider.tsx'
  const kit = async (manifest: object, files: DiskFiles): Promise<Record<string, string>> => {
    const root = folderWith({
      'package.json': JSON.stringify({ name: '@acme/kit', version: '1.0.0', ...manifest }),
      ...files,
    })
    const project = await readProject(root)
    return { ...siteFiles(project, answers, '0.1.0'), notes: notesOn(project, answers).slice(1).join('\n') }
  }

  it('is a demo on the home page, which has the likeliest components first', async () => {
    const drawn = (name: string) => `export const ${name} = (props: { label: string }) => <b>{props.label}</b>\n`
    const source = `${['Zone', 'Button', 'Card'].map(drawn).join('')}`
    const site = await kit({}, { 'src/index.tsx': source })
    expect(site['docs/content/index.md']!.match(/^- .*|^ *\{\{.*/gm)).toEqual([
      '{{"demo": "02-components/card/CardDemo.js"}}',
      '- [Card](/components/card/)',
      '  {{"demo": "02-components/card/CardDemo.js", "picture": true}}',
      '- [Button](/components/button/)',
      '  {{"demo": "02-components/button/ButtonDemo.js", "picture": true}}',
      '- [Zone](/components/zone/)',
      '  {{"demo": "02-components/zone/ZoneDemo.js", "picture": true}}',
    ])
  })

  it('is a home page beside nothing at all, too', async () => {
    const root = folderWith({})
    writeSite(await readProject(root), { ...answers, dir: 'site' }, '0.1.0')
    expect(readFileSync(join(root, 'site/content/index.md'), 'utf8')).toContain('counter/CounterDemo.js')
    expect(existsSync(join(root, 'package.json'))).toBe(false)
  })

  it('is a stylesheet and a provider: the template around demos has both', async () => {
    const files = await kit(
      { style: './styles.css', exports: { '.': './dist/index.js', './*': './*' }, scripts: { build: 'make' } },
      {
        'styles.css': '.root { min-height: 100vh }',
        'src/index.ts': "export * from './theme'\nexport * from './tooltip'\n",
        'src/theme.tsx': `${typed}export const Theme = React.forwardRef<Element, { children?: React.ReactNode }>(({ children }) => <>{children}</>)\n`,
        'src/tooltip.tsx': `${typed}const Context = React.createContext(false)
export function Tooltip() {
  if (!React.useContext(Context)) throw new Error('Tooltip must be within TooltipProvider')
  return <hr />
}
export const TooltipProvider = ({ children }: { children?: React.ReactNode }) => (
  <Context value><style>{'p {}'}</style>{children}</Context>
)
export function FormProvider() { return null }
`,
      },
    )
    expect(files[provider])
      .toBe(`/** Is around every demo: the stylesheet and the providers that the components need. */
import './demo-provider.css'
import '@acme/kit/styles.css'
import { Theme, TooltipProvider } from '@acme/kit'
import type { DemoProviderProps } from 'vitrine'

export function Provider({ children, direction }: DemoProviderProps) {
  return (
    <div className="demo" dir={direction}>
      <Theme>
        <TooltipProvider>{children}</TooltipProvider>
      </Theme>
    </div>
  )
}
`)
    expect(files['docs/content/templates/demo-provider.css']).toContain('min-height: 0')
    expect(files.notes).toBe(
      `Demos have the stylesheet @acme/kit/styles.css (${provider}).\nDemos are wrapped in Theme and TooltipProvider of @acme/kit (${provider}).`,
    )
    expect(files['docs/docs.config.ts']).toContain("inlineStyles: ['@acme/kit']")
    expect(files['docs/content/01-guide/02-installation.md']).toContain(
      "import '@acme/kit/styles.css'\nimport { Theme,",
    )
    expect(files['.github/workflows/docs.yml']).toContain(
      '- run: npm run build\n      - run: npm --prefix docs run build',
    )
  })

  it('may be missing, or need what nobody can guess: the author is told', async () => {
    const files = await kit(
      { exports: { '.': './index.js', './kit.css': { style: './dist/kit.css' } } },
      {
        'src/index.tsx': `interface Palette { text: string }
interface ThemeProviderProps { theme: Palette }
export function ThemeProvider({ theme }: ThemeProviderProps) { return null }
export function Box() { throw new Error('no theme') }
`,
      },
    )
    expect(files[provider]).toContain(
      "// Build @acme/kit, then import its stylesheet here:\n// import '@acme/kit/kit.css'\n// ThemeProvider of @acme/kit needs theme: wrap the demos in it here.\n",
    )
    expect(files[provider]).toContain('{children}')
    expect(files.notes).toContain(`is not there yet: build @acme/kit, then import it in ${provider}.`)
    expect(files.notes).toContain('ThemeProvider of @acme/kit needs theme')
  })

  it('is a sheet among others: that for everything, and none of several parts', async () => {
    const source = { 'src/index.tsx': 'export function Box() { return <hr /> }\n' }
    const sheets = { './dist/reset.css': '', './dist/style.css': '', './dist/box.css': '' }
    const exports = Object.fromEntries(Object.keys(sheets).map((path) => [path.replace('/dist', ''), path]))
    expect((await kit({ exports }, { ...sheets, ...source }))[provider]).toContain("import '@acme/kit/style.css'")
    const { './style.css': _, ...parts } = exports
    const files = await kit({ exports: parts, sideEffects: ['*.css'] }, { ...sheets, ...source })
    expect(files[provider]).not.toMatch(/import '(?!\.\/demo-provider\.css')/)
    expect(files.notes).toContain('@acme/kit has stylesheets but does not say which one demos need')
  })

  it.each([
    ['Parts. More of them.', 'Parts. More of them.'],
    ['Parts', 'Parts.'],
    [`One is a sentence. ${'word '.repeat(40)}`, 'One is a sentence.'],
    [`Version 1.5 ${'word '.repeat(40)}`, `Version 1.5 ${'word '.repeat(26)}word…`],
  ])('is described in whole sentences or words: %s', async (description, shown) => {
    const files = await kit({ description }, { 'src/index.tsx': 'export const Box = () => <hr />\n' })
    expect(files['docs/content/index.md']).toContain(`>${shown}<`)
  })

  it('is what was made of a stylesheet that users compile: the one `*.min.css` of the library or of its styles', async () => {
    const styles = 'node_modules/@acme/styles'
    const sheets = { 'kit.css': "@import '@acme/styles'", [`${styles}/dist/index.css`]: "@import 'tailwindcss'" }
    const files = {
      ...sheets,
      'src/index.tsx': 'export function Box() { return <hr /> }\n',
      [`${styles}/package.json`]: JSON.stringify({ name: '@acme/styles', style: './dist/index.css' }),
    }
    const manifest = { style: './kit.css', dependencies: { '@acme/styles': '1' } }
    expect((await kit(manifest, files))['docs/content/templates/tailwind.css']).toContain("@import '../../../kit.css'")
    const made = await kit(manifest, { ...files, [`${styles}/dist/acme.min.css`]: '.dark { color: white }' })
    expect(made[provider]).toContain(`import '../../../${styles}/dist/acme.min.css'`)
    expect(made.notes).toContain(`Demos have the stylesheet ${styles}/dist/acme.min.css (${provider}).`)
    expect(made['docs/plugins/library-mode.ts']).toContain("toggle('dark'")
    // An app compiles it.
    expect(made['docs/content/01-guide/02-installation.md']).toContain("import '@acme/kit/kit.css'")
    const others = { [`${styles}/dist/a.min.css`]: '', [`${styles}/dist/b.min.css`]: '' }
    expect((await kit(manifest, { ...files, ...others }))[provider]).toContain('tailwind.built.css')
  })

  describe('is what Tailwind CSS makes of the classes in a library that uses it', () => {
    const source = { 'src/index.tsx': 'export const Box = () => <hr className="border" />\n' }
    const sheet = 'docs/content/templates/tailwind.css'
    const using = (version: string) => ({ devDependencies: { tailwindcss: version } })

    it('with its own stylesheet', async () => {
      const dark = "@import 'tailwindcss';\n@custom-variant dark (&:where([data-theme='dark'] *));\n"
      const files = await kit(using('^4.1.0'), { ...source, 'src/styles/kit.css': dark })
      expect(files[sheet]).toMatch("@import '../../../src/styles/kit.css';\n@source '../../../src';\n@source '..';\n")
      expect(files[provider]).toContain("import './tailwind.built.css'")
      expect(files['docs/plugins/library-mode.ts']).toContain("setAttribute('data-theme', mode)")
      const { scripts, devDependencies } = JSON.parse(files['docs/package.json']!) as Manifest
      expect(scripts).toMatchObject({
        build: 'npm run styles && docs-build',
        styles: 'tailwindcss -i content/templates/tailwind.css -o content/templates/tailwind.built.css',
      })
      expect(devDependencies).toMatchObject({ tailwindcss: '^4.1.0', '@tailwindcss/cli': '^4.1.0' })
      expect(files.notes).toContain(`Demos have what Tailwind CSS makes of the classes in src (${sheet}).`)
    })

    it('with its own beside that of Tailwind', async () => {
      const files = await kit(using('^4.1.0'), { ...source, 'src/kit.css': "@plugin './kit.js';\n" })
      expect(files[sheet]).toContain("@import 'tailwindcss';\n@import '../../../src/kit.css';\n")
    })

    it('with that of Tailwind, and dark mode by a class', async () => {
      const files = await kit(using('^3 || ^4'), source)
      expect(files[sheet]).toContain("@import 'tailwindcss';\n@custom-variant dark (&:where(.dark, .dark *));\n")
      expect(files['docs/plugins/library-mode.ts']).toContain("toggle('dark'")
    })

    it.each([
      ['^3.4.1', {}],
      ['^4.1.0', { 'src/index.tsx': "import './kit.css'\nexport const Box = () => <hr />\n", 'src/kit.css': '' }],
    ])('but not of %s with other styles', async (version, files) => {
      expect((await kit(using(version), { ...source, ...files }))[sheet]).toBeUndefined()
    })
  })

  it.each([
    ['^16.8.0 || ^17.0.0 || ^18.0.0', true],
    ['>=16.8.0 <19.0.0', true],
    ['16 - 18', true],
    ['18.x', true],
    ['>=16.8', false],
    ['^18 || ^19', false],
    ['>=18 <20', false],
    ['*', false],
    ['18 || 19 || >=19.0.0-0', false],
  ])('is React, which may be newer than the library allows: %s', async (react, isOlder) => {
    const { notes } = await kit(
      { peerDependencies: { react } },
      { 'src/index.tsx': 'export const Box = () => <hr />\n' },
    )
    expect(notes!.includes(`@acme/kit allows React ${react}, but sites`)).toBe(isOlder)
  })

  it('is the mode of the page, where the stylesheet looks for it', async () => {
    const made = async (css: string) =>
      kit(
        { exports: { './style.css': './dist/style.css' } },
        { 'dist/style.css': css, 'src/index.tsx': 'export function Box() { return <hr /> }\n' },
      )
    const plugin = 'docs/plugins/library-mode.ts'
    const byClass = await made('.box { color: black }\n.dark .box, .dark-theme .box { color: white }')
    expect(byClass[plugin]).toContain("html.classList.toggle('dark', mode === 'dark')")
    expect(byClass['docs/docs.config.ts']).toMatch(
      /^import libraryMode from '\.\/plugins\/library-mode\.js'$[^]*^ {2}plugins: \[libraryMode\],$/m,
    )
    expect(byClass.notes).toContain(`Demos follow the mode of the page (${plugin})`)
    const byAttribute = await made(":root[data-acme-color-scheme='dark'] .box { color: white }")
    expect(byAttribute[plugin]).toContain("html.setAttribute('data-acme-color-scheme', mode)")
    expect(byAttribute[plugin]).not.toContain('classList.toggle')
    for (const css of ['.darker { color: black }', '/* .dark */', '.box-dark {}'])
      expect(Object.keys(await made(css))).not.toContain(plugin)
  })

  it('is the mode of the page, also where the code imports the stylesheet that looks for it', async () => {
    const files = await kit(
      {},
      {
        'src/box.css': '[data-theme="dark"] .box { color: white }',
        'src/index.tsx': "import './box.css'\nexport function Box() { return <hr /> }\n",
      },
    )
    expect(files[provider]).not.toMatch(/import '(?!\.\/demo-provider\.css')/)
    expect(files['docs/plugins/library-mode.ts']).toContain("html.setAttribute('data-theme', mode)")
  })

  it('is nothing where the code imports its stylesheets itself', async () => {
    const files = await kit(
      { exports: { './style.css': './dist/style.css' } },
      { 'dist/style.css': '', 'src/index.tsx': "import './box.css'\nexport function Box() { return <hr /> }\n" },
    )
    expect(files[provider]).not.toMatch(/import '(?!\.\/demo-provider\.css')/)
    expect(files.notes).toBe('')
  })

  const styles = 'docs/content/templates/demo-styles.tsx'
  const box = { 'src/index.tsx': 'export function Box() { return <hr /> }\n' }

  it('is the collector of what makes its styles, which its users install', async () => {
    const files = await kit({ peerDependencies: { '@emotion/react': '^11' } }, box)
    expect(files[styles]).toContain("import createCache, { type EmotionCache } from '@emotion/cache'")
    expect(files[provider]).toContain(`import { Styles } from './demo-styles.js'

export { collectCss } from './demo-styles.js'

export function Provider({ children, direction, styles }: DemoProviderProps) {
  return (
    <div dir={direction}>
      <Styles styles={styles}>{children}</Styles>
    </div>
  )
}`)
    const { devDependencies } = JSON.parse(files['docs/package.json']!) as { devDependencies: object }
    expect(devDependencies).toMatchObject({ '@emotion/cache': '^11', '@emotion/react': '^11' })
    expect(files['docs/docs.config.ts']).not.toContain('inlineStyles')
  })

  it('is the collector of a package of its scope, which is found in its folder', async () => {
    const files = await kit(
      { dependencies: { '@acme/box': '1.0.0' } },
      {
        ...box,
        'node_modules/@acme/box/package.json': '{ "name": "@acme/box", "dependencies": { "@griffel/react": "^1" } }',
      },
    )
    expect(files[styles]).toContain("from '@griffel/react'")
    expect(files['docs/package.json']).not.toContain('griffel')
    expect(files['docs/docs.config.ts']).toContain("inlineStyles: ['@acme/kit']")
  })

  it('is the background of a provider that draws an element, on the frame of the demo', async () => {
    const drawn = (tag: string) =>
      `${typed}export const Theme = ({ children }: { children?: React.ReactNode }) => <${tag}>{children}</${tag}>\nexport function Photo() { return <img src="/photo.png" /> }\n`
    const rules = 'docs/content/templates/demo-provider.css'
    // React puts what is fetched early, such as an image, in front of all elements.
    expect((await kit({}, { 'src/index.tsx': drawn('') }))[rules]).not.toContain('background')
    expect((await kit({}, { 'src/index.tsx': drawn('section') }))[rules]).toMatch(
      /::before \{[^}]*background: inherit;/,
    )
  })

  it('is said to be in another package where there are no styles, and found where that is installed', async () => {
    const named = { name: 'react-kit' }
    expect((await kit(named, box)).notes).toContain('react-kit brings no styles along.')
    const files = await kit(named, {
      ...box,
      'node_modules/kit/package.json': '{ "name": "kit", "version": "5.1.0", "style": "kit.css" }',
      'node_modules/kit/kit.css': '.box {}',
    })
    expect(files[provider]).toContain("import 'kit/kit.css'")
    expect(files['docs/package.json']).toContain('"kit": "^5.1.0"')
  })

  it('is read from what is built where there is no source', async () => {
    const files = await kit(
      {
        types: './dist/index.d.ts',
        module: './dist/index.mjs',
        style: './kit.css',
        sideEffects: ['*.css'],
      },
      {
        'kit.css': '',
        'dist/index.d.ts': `${typed}type Direction = 'ltr' | 'rtl' | undefined\nexport declare function AcmeProvider(props: { children: React.ReactNode; direction?: Direction }): React.JSX.Element\nexport declare function AcmeThemeProvider(props: {}): React.JSX.Element\nexport declare function Card(): React.JSX.Element\n`,
        'dist/index.mjs':
          "export { AcmeProvider, AcmeThemeProvider } from './provider.mjs'\nexport const Card = () => 'card'",
        'dist/provider.mjs':
          'export const AcmeProvider = ({ children }) => children\nexport const AcmeThemeProvider = () => null\n',
      },
    )
    expect(files[provider]).toContain("import '@acme/kit/kit.css'\nimport { AcmeProvider } from '@acme/kit'")
    expect(files[provider]).toContain('<AcmeProvider direction={direction}>')
    // Nor has it a page.
    const pages = Object.keys(files).filter((path) => path.startsWith('docs/content/02-components/'))
    expect(pages.map((path) => path.replace(/.*\//, ''))).toEqual(['card.md', 'CardDemo.tsx'])
  })

  it('may come from a package that the library uses', async () => {
    const press = "export const press = () => document.head.append(document.createElement('style'))\n"
    const { 'docs/docs.config.ts': config } = await kit(
      { dependencies: { press: '1' } },
      {
        'src/index.tsx': "import { press } from 'press'\nexport const Box = () => <hr onClick={press} />\n",
        'node_modules/press/package.json': '{ "name": "press", "version": "1.0.0", "module": "index.js" }',
        'node_modules/press/index.js': press,
      },
    )
    expect(config).toContain("inlineStyles: ['@acme/kit']")
  })

  it('takes a theme that a function makes for the mode', async () => {
    const files = await kit(
      {},
      {
        'src/index.tsx': `${typed}
type PaletteMode = 'light' | 'dark'
export interface PaletteOptions { ink?: string; mode?: PaletteMode | undefined }
export interface ThemeOptions { space?: number; palette?: PaletteOptions }
export interface Theme { ink: string }
export function createTheme(options?: ThemeOptions): Theme { return { ink: options?.palette?.ink ?? 'black' } }
export function ThemeProvider({ children }: { theme: Theme; children?: React.ReactNode }) { return <div>{children}</div> }
export function Card() { return <p>card</p> }
export type { PaletteMode }
`,
      },
    )
    expect(files[provider]).toContain("import { ThemeProvider, createTheme } from '@acme/kit'")
    expect(files[provider]).toContain('<ThemeProvider theme={createTheme({ palette: { mode } })}>')
  })
})

describe('a library whose source something else compiles', () => {
  const dist = { 'dist/index.js': 'export const Box = () => null\n', 'dist/style.css': '.box {}' }
  const made = async (code: string, files: DiskFiles): Promise<Record<string, string>> => {
    const root = folderWith({
      'package.json': JSON.stringify({
        name: 'kit',
        exports: { '.': './dist/index.js', './style.css': './dist/style.css' },
        scripts: { build: 'make' },
      }),
      'src/index.ts': "export * from './box'\n",
      'src/box.tsx': `${code}\nexport function Box() { return <hr /> }\n`,
      ...files,
    })
    const project = await readProject(root)
    return { ...siteFiles(project, answers, '0.1.0'), notes: notesOn(project, answers).slice(1).join('\n') }
  }

  it.each([
    ["import './box.scss'", 'Sass (src/box.scss)', { 'src/box.scss': '' }],
    ["import styles from './box.module.less'", 'Less (src/box.module.less)', { 'src/box.module.less': '' }],
    ["import { box } from './box.css'", 'vanilla-extract (src/box.css.ts)', { 'src/box.css.ts': '' }],
    ["import './box.css'", 'Tailwind CSS (src/box.css)', { 'src/box.css': "@import 'tailwindcss' source('.');" }],
    ["import Icon from './icon.svg?react'", 'svgr (src/box.tsx)', { 'src/icon.svg': '' }],
    ["import { ReactComponent as Icon } from './icon.svg'", 'svgr (src/box.tsx)', { 'src/icon.svg': '' }],
  ])('has demos of what is built: %s', async (code, by, files: DiskFiles) => {
    const site = await made(code, { ...files, ...dist })
    expect(site['docs/docs.config.ts']).not.toContain('sources')
    expect(site['docs/docs.config.ts']).toContain("entry: '../src/index.ts'")
    expect(site['docs/tsconfig.json']).not.toContain('paths')
    expect(site['docs/content/templates/demo-provider.tsx']).toContain("import 'kit/style.css'")
    expect(site['.github/workflows/docs.yml']).toContain('npm run build')
    expect(site.notes!.split('\n')[0]).toBe(
      `Demos use what the build of kit makes, not its source: Vitrine does not compile ${by}.`,
    )
  })

  it('must be built first, where it is not yet', async () => {
    const { notes } = await made("import './box.scss'", { 'src/box.scss': '' })
    expect(notes).toContain('(src/box.scss). Build it first.')
  })

  it('is none if all that it has can be bundled', async () => {
    const site = await made("import './box.css'\nimport t from './a.svg?raw'\nimport s from './b.module.css'", {
      'src/box.css': "/* @import 'tailwindcss' */",
      'src/b.module.css': '',
      'src/a.svg': '',
      'src/box.stories.tsx': "import './box.scss'",
      ...dist,
    })
    expect(site['docs/docs.config.ts']).toContain("sources: { 'kit': '../src/index.ts' }")
    expect(site.notes).toBe('')
  })
})

test('a title names the scope where the name of the package says little', () => {
  expect(
    ['@acme/date-picker', '@acme/core', '@acme-ui/react', 'tiny_badge'].map((name) => titleOf(name, '/x')),
  ).toEqual(['Date picker', 'Acme core', 'Acme UI react', 'Tiny badge'])
})

test('lines that a file has in another spelling are not added', () => {
  expect(withLines('/node_modules\n', ['node_modules/', 'export/'])).toBe('/node_modules\nexport/\n')
  expect(withLines('export', ['export/'])).toBe('export')
})

/** The packages of this repository, as if they had been installed. */
function install(dir: string, linked: Record<string, string>): void {
  const modules = join(dir, 'node_modules')
  mkdirSync(modules, { recursive: true })
  for (const name of readdirSync(join(packageRoot, 'node_modules')).filter((one) => !one.startsWith('.')))
    symlinkSync(join(packageRoot, 'node_modules', name), join(modules, name))
  symlinkSync(packageRoot, join(modules, 'vitrine'))
  for (const [name, target] of Object.entries(linked)) {
    mkdirSync(join(modules, name, '..'), { recursive: true })
    symlinkSync(target, join(modules, name))
  }
}

describe('the site', () => {
  const places: [string, DiskFiles, string, string[]][] = [
    [
      'package',
      {
        'package.json': JSON.stringify({ name: 'tiny-badge', version: '0.1.0', type: 'module', main: 'dist/index.js' }),
        'src/index.tsx': 'export function Badge(props: { count: number }) {\n  return <b>{props.count}</b>\n}\n',
      },
      'docs',
      ['components/badge', 'guide/installation'],
    ],
    ['workspace', workspace, 'docs', ['components/button', 'components/round-button', 'api/button']],
    ['empty folder', {}, '.', ['components/counter', 'guide/introduction']],
  ]
  it.each(places.slice(0, inLongRun(3, 1)))(
    'made for: %s; it builds without a message',
    async (kind, files, dir, pages) => {
      const root = folderWith(files)
      writeSite(await readProject(root), { ...answers, dir }, '0.1.0')
      const linked: Record<string, Record<string, string>> = {
        workspace: { '@acme/button': join(root, 'packages/button') },
        package: { 'tiny-badge': root },
      }
      install(kind === 'workspace' ? root : join(root, dir), linked[kind] ?? {})
      const { build } = await import('../support/compiled.mjs')
      const { exitCode, diagnostics } = await build({ root: join(root, dir), threads: 1 })
      expect({ exitCode, diagnostics }).toEqual({ exitCode: 0, diagnostics: [] })
      for (const page of pages) expect(existsSync(join(root, dir, 'export', page, 'index.html')), page).toBe(true)
      if (kind === 'package')
        expect(readFileSync(join(root, dir, 'export/api/index.html'), 'utf8')).toContain('href="/api/badge/"')
      expect(filesBelow(join(root, dir, 'content')).length).toBeGreaterThan(3)
    },
  )
})
