/** `docs-build init` in the three kinds of folders: what it proposes, what it leaves alone, and that the result builds. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it, test } from 'vitest'
import { exportedComponents as componentsIn } from '../../cli/init/exported-components.js'
import { modulesOf } from '../../cli/init/modules.js'
import { readProject as projectIn, titleOf } from '../../cli/init/project.js'
import { withBuildSettings } from '../../cli/init/package-manager.js'
import { firstCommands, notesOn, siteFiles } from '../../cli/init/site-files.js'
import { withLines, writeSite } from '../../cli/init/write-site.js'
import { scriptParser } from '../../src/script/syntax.js'
import { inLongRun } from '../support/long.js'
import { contentsOf, type DiskFiles, filesBelow, packageRoot, temporaryFolder, writeFiles } from '../support/files.js'

const parse = await scriptParser()
const exportedComponents = (entry: string) => componentsIn(modulesOf(parse), entry)
const readProject = (root: string, userAgent?: string) => projectIn(parse, root, userAgent)

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

describe('what a library exports', () => {
  it('is read from its source: components, the props that they need, and no types, hooks or constants', () => {
    const dir = folderWith(workspace)
    expect(exportedComponents(join(dir, 'packages/button/src/index.ts'))).toEqual([
      { name: 'Button', attributes: ['variant="plain"', 'onPress={() => {}}'], hasChildren: true },
      { name: 'RoundButton', attributes: ['label="Label"'], hasChildren: false },
    ])
  })

  it('is read from declarations where there is no source', () => {
    const dir = folderWith({
      'package.json': JSON.stringify({ name: 'kit', version: '1.0.0', types: './dist/index.d.ts' }),
      'dist/index.d.ts': `export { Card, CardProps } from './card'\nexport declare const Tabs: React.ForwardRefExoticComponent<{}>\nexport declare const version: string\n`,
      'dist/card.d.ts': `export interface CardProps { title: string }\nexport declare function Card(props: CardProps): JSX.Element\n`,
    })
    const [library] = readProject(dir).libraries
    expect(library).toMatchObject({ name: 'kit', entry: 'dist/index.d.ts' })
    expect(library!.components.map(({ name }) => name)).toEqual(['Card', 'Tabs'])
    const config = siteFiles(readProject(dir), answers, '0.1.0')['docs/docs.config.ts']!
    expect(config).toContain("name: 'kit'")
    expect(config).not.toMatch(/sources|entry/)
  })

  it('is no class, unless one of a component', () => {
    const dir = folderWith({
      'index.tsx': `export class Tree extends React.Component<{}> {}
export class TreeError extends Error {}
export class Store<T> { value?: T }
export class List<T> extends PureComponent<T> {}
`,
    })
    expect(exportedComponents(join(dir, 'index.tsx')).map(({ name }) => name)).toEqual(['List', 'Tree'])
  })
})

describe('the props that a component needs', () => {
  /** @returns the attributes of each component, and `…` for one around a text */
  const needed = (files: DiskFiles) =>
    Object.fromEntries(
      exportedComponents(join(folderWith(files), 'index.tsx')).map(({ name, attributes, hasChildren }) => [
        name,
        [...attributes, ...(hasChildren ? ['…'] : [])].join(' '),
      ]),
    )

  it('may be declared in other modules', () => {
    expect(
      needed({
        'index.tsx': `export * from './card'
export { Field } from './field'
export { default as Tag } from './tag'
export { Bar } from './bar'
`,
        'card/index.ts': "export { Card } from './Card'\n",
        'card/Card.tsx': `import type { CardProps as Props } from './Card.types'
export function Card({ heading, tone = 'calm', ...rest }: Props) { return <section>{heading}</section> }
`,
        'card/Card.types.ts': `import { type BaseProps, Tone } from '../types'
export interface CardProps extends BaseProps, Omit<LegacyProps, 'old'> {
  heading: string
  tone: Tone
  footer?: { text: string; link: string }
}
interface LegacyProps { old: string; rows: readonly string[] | string[] }
`,
        'types/index.ts': "export * from './base'\nexport type { Tone } from './tone'\n",
        'types/base.ts':
          'export interface BaseProps {\n  id: string;\n  onClose(): void;\n  children?: React.ReactNode\n}\n',
        'types/tone.ts': "export type Tone =\n  | 'calm'\n  | 'loud'\n",
        'field.tsx': `import { FieldProps } from './field.types.js'
export const Field = React.forwardRef<HTMLInputElement, FieldProps>(function Field(props, ref) { return null })
`,
        'field.types.ts': `export type FieldProps = Partial<Size> & {
  /** What it is called: { text }. */
  label: string
  validate: (value: string) => boolean
} & React.InputHTMLAttributes<HTMLInputElement>
type Size = { width: number }
`,
        'tag.tsx': `import type TagProps from './tag-props'
const Tag: React.FC<React.PropsWithChildren<TagProps>> = () => null
export default React.memo(Tag)
`,
        'tag-props.ts': 'export default interface TagProps { name: string }\n',
        'bar.tsx': `export const Bar = React.memo(({ value, max }: { value: number; max?: number; icon: JSX.Element }) => <i />)
`,
      }),
    ).toEqual({
      Bar: 'value={1} icon={<span />}',
      Card: 'id="Id" onClose={() => {}} rows={[]} heading="Heading" tone="calm" …',
      Field: 'label="Label" validate={() => {}}',
      Tag: 'name="Name" …',
    })
  })

  it('are read from declarations, and types that refer to themselves end', () => {
    expect(
      needed({
        'index.tsx': "export { Chart, Tree, Box, Paper } from './dist/index.js'\n",
        'dist/tree.js': '',
        'dist/index.d.ts': `import { TreeProps } from './tree.js';
export declare const Chart: import("react").ForwardRefExoticComponent<ChartProps & import("react").RefAttributes<SVGSVGElement>>;
export interface ChartProps { readonly series: number[]; height: number }
export declare function Tree<Row extends { id: string; }>(props: TreeProps<Row>): JSX.Element;
export declare const Box: (<C = "div">(props: Polymorphic<C, BoxProps>) => React.ReactElement) & { displayName?: string };
export type BoxProps = { gap: 'small' | 'large'; size: Sizes['box'] };
export declare const Paper: OverridableComponent<Kinds>;
export type PaperProps = Overridden<Kinds['props']> & Pick<BoxProps, 'gap'>;
interface Kinds { props: { a: string }; defaultComponent: 'div' }
`,
        'dist/tree.d.ts': `export interface TreeProps<Row> extends Loop { row: Row; title: string }
interface Loop extends Loop2 { a: string }
interface Loop2 extends Loop { b: string }
`,
      }),
    ).toEqual({
      Box: 'gap="small" size={undefined as never}',
      Paper: 'gap="small"',
      Chart: 'series={[]} height={1}',
      Tree: 'b="B" a="A" row={undefined as never} title="Title"',
    })
  })

  it.each(['', " // what the author doesn't say", ' // 0 < count, (1', " // it's {", " /* it's a `b` */"])(
    'are read after a comment: %s',
    (comment) => {
      expect(
        needed({
          'index.tsx': `import { type Base${comment ? ` /* { */` : ''} } from './base'
export interface CardProps extends Base {
  pattern?: string${comment}
  heading: string
  of: 'a' | ")" | '}' // '
  children?: ReactNode
}
const quote = /['"\`]/
${comment.trim()}
export function Card({ heading = "it's", pattern = \`{\` }: CardProps) { return <p>It's {heading} /* {pattern}</p> }
export const Row = memo(({ title }: { title: string${comment}
}) => <b>{title}</b>)
`,
          'base.ts': `export interface Base {${comment}\n  id: string\n}\n`,
        }),
      ).toEqual({ Card: 'id="Id" heading="Heading" of="a" …', Row: 'title="Title"' })
    },
  )

  it('are not those of what comments and texts contain', () => {
    expect(
      needed({
        'index.tsx': `// export function No(props: { a: string }) {}
const text = \`
export function Nor(props: { a: string }) {}
export * from './none'
interface BoxProps { wrong: string }\`
/** @example export { None } from './none' */
export const Box = (props: BoxProps) => <p>export function Never() {'{'}</p>
interface BoxProps { right: 1 | 2; 'aria-label': string; onPress(): void; render: (() => void) | string }
`,
        'none.tsx': 'export function None() { return null }\n',
      }),
    ).toEqual({ Box: 'right={1} aria-label="Aria-label" onPress={() => {}} render={() => {}}' })
  })

  it('are read of classes, decorators, generics and what has no name', () => {
    expect(
      needed({
        'index.tsx': `export { default as Plain } from './plain'
export { default as Wrapped } from './wrapped'
@sealed export class Old extends React.Component<{ a: string }> {}
export const List = <Row extends object,>({ rows }: { rows: Row[] }) => <Box<Row> rows={rows} />
export const Input = observer(function Input({ label }: { label: string }) { return null }) as unknown as Labelled
var Compiled = /*#__PURE__*/ function (Base) { function Compiled() {} return Compiled }(React.Component)
export { Compiled }
export declare const Either: React.ForwardRefExoticComponent<{ a: 1 }> | React.ForwardRefExoticComponent<{ b: 1 }>
export const Node = React.forwardRef(({ title }: { title: 'a"b' }, ref: React.Ref<string>) => null)
`,
        'plain.tsx': 'export default function ({ title }: { title: string }) { return null }\n',
        'wrapped.tsx': "import { memo } from 'react'\nimport Plain from './plain'\nexport default memo(Plain)\n",
      }),
    ).toEqual({
      Compiled: '',
      Either: 'a={1}',
      Input: 'label="Label"',
      List: 'rows={[]}',
      Node: 'title={"a\\"b"}',
      Old: 'a="A"',
      Plain: 'title="Title"',
      Wrapped: 'title="Title"',
    })
  })
})

describe('a namespace of components', () => {
  const files: DiskFiles = {
    'package.json': JSON.stringify({ name: 'parts', version: '1.0.0' }),
    'src/index.ts': `export * as Accordion from './accordion'
import * as Icons from './icons'
export { Icons }
export * as utilities from './utilities'
`,
    'src/accordion.tsx': `export { AccordionRoot as Root, AccordionItem as Item }
interface AccordionRootProps { kind: 'single' | 'multiple'; children?: React.ReactNode }
function AccordionRoot({ kind, children }: AccordionRootProps) { return <div className={kind}>{children}</div> }
function AccordionItem() { return null }
`,
    'src/icons.tsx': 'export const Star = () => <svg />\nexport const size = 1\n',
    'src/utilities.tsx': 'export function Portal() { return null }\n',
  }

  it('has a page for its root, and otherwise one for each of them', () => {
    expect(exportedComponents(join(folderWith(files), 'src/index.ts'))).toEqual([
      { name: 'Accordion', namespace: 'Accordion', member: 'Root', attributes: ['kind="single"'], hasChildren: true },
      { name: 'Star', namespace: 'Icons', member: 'Star', attributes: [], hasChildren: false, isPart: true },
    ])
  })

  it('is what demos and pages import', () => {
    const made = siteFiles(readProject(folderWith(files)), answers, '0.1.0')
    expect(made['docs/content/02-components/accordion/AccordionDemo.tsx']).toBe(`import { Accordion } from 'parts'

export default function AccordionDemo() {
  return <Accordion.Root kind="single">Accordion</Accordion.Root>
}
`)
    expect(made['docs/content/02-components/star/star.md']).toContain("import { Icons } from 'parts'")
    expect(made['docs/content/02-components/star/StarDemo.tsx']).toContain('<Icons.Star />')
  })
})

describe('in a repository with workspaces', () => {
  it('makes a workspace that uses the source of the library', () => {
    const root = folderWith(workspace)
    const written = writeSite(readProject(root), answers, '0.1.0')
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
    expect(config).toContain("          components: ['Button', 'RoundButton'],\n")
    expect(readFileSync(join(root, 'docs/content/02-components/button/ButtonDemo.tsx'), 'utf8')).toContain(
      '<Button variant="plain" onPress={() => {}}>Button</Button>',
    )
  })

  it('overwrites nothing, and adds nothing twice', () => {
    const root = folderWith({ ...workspace, 'docs/content/index.md': 'Mine.\n', '.github/workflows/docs.yml': 'mine' })
    const { kept } = writeSite(readProject(root), answers, '0.1.0')
    expect(kept.sort()).toEqual(['.github/workflows/docs.yml', 'docs/content/index.md'])
    expect(readFileSync(join(root, 'docs/content/index.md'), 'utf8')).toBe('Mine.\n')
    const before = contentsOf(root)
    expect(writeSite(readProject(root), answers, '0.1.0')).toMatchObject({ created: [], extended: [] })
    expect(contentsOf(root)).toEqual(before)
  })

  it('writes ten pages with demos, and lists all other components', () => {
    const names = Array.from({ length: 12 }, (_, index) => `Part${String.fromCharCode(65 + index)}x`)
    const root = folderWith({
      'package.json': JSON.stringify({ name: 'many', version: '1.0.0' }),
      'src/index.tsx': names.map((name) => `export function ${name}() { return null }`).join('\n'),
    })
    const files = siteFiles(readProject(root), answers, '0.1.0')
    expect(Object.keys(files).filter((path) => path.endsWith('Demo.tsx'))).toHaveLength(10)
    const list = files['docs/content/02-components/index.md']!
    expect(list).toContain('- [PartAx](/components/part-ax/)')
    expect(list).toContain('\n- PartLx\n')
  })

  it('knows the workspaces of pnpm', () => {
    const { 'package.json': _, ...others } = workspace
    const root = folderWith({
      ...others,
      'package.json': '{ "name": "acme" }',
      'pnpm-workspace.yaml': "packages:\n  - 'packages/*' # all\n",
    })
    writeSite(readProject(root), answers, '0.1.0')
    expect(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')).toBe(
      "packages:\n  - docs\n  - 'packages/*' # all\n\n" +
        '# esbuild, which Vitrine needs, works without its script.\n' +
        'allowBuilds:\n  esbuild: false\nignoredBuiltDependencies:\n  - esbuild\n',
    )
    expect(readFileSync(join(root, 'docs/package.json'), 'utf8')).toContain('"@acme/button": "workspace:*"')
  })
})

describe('what package managers need', () => {
  const library = { name: 'acme-ui', version: '1.0.0' }
  /** What is written and said for a package with these files. */
  const initialised = (files: DiskFiles, userAgent?: string, manifest: object = library) => {
    const root = folderWith({ 'package.json': JSON.stringify(manifest), ...files })
    const found = readProject(root, userAgent)
    const { created } = writeSite(found, answers, '0.1.0')
    const read = (path: string) => readFileSync(join(root, path), 'utf8')
    const { scripts, workspaces } = JSON.parse(read('package.json')) as { scripts: object; workspaces?: string[] }
    const steps = [...read('.github/workflows/docs.yml').matchAll(/^ +- run: (.*)$/gm)].map(([, step]) => step!)
    return { next: firstCommands(found, answers), scripts, workspaces, steps, created, read }
  }

  it('npm', () => {
    const { next, scripts, steps, created } = initialised({})
    expect(next).toEqual(['npm install --prefix docs', 'npm run docs'])
    expect(scripts).toMatchObject({ docs: 'npm --prefix docs run start --' })
    expect(steps.at(-1)).toBe('npm --prefix docs run build -- --strict')
    expect(created).toContain('docs/public/favicon.svg')
  })

  it('pnpm: scripts that packages may not run', () => {
    const { next, scripts, steps, read } = initialised({ 'pnpm-lock.yaml': '' })
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

  it('Yarn 1', () => {
    const { next, steps, created } = initialised({ 'yarn.lock': '# yarn lockfile v1\n' })
    expect(next).toEqual(['yarn --cwd docs install', 'yarn run docs'])
    expect(steps.at(-1)).toBe('yarn --cwd docs build --strict')
    expect(created).not.toContain('docs/yarn.lock')
    // A new lockfile is empty, and the number is that of npm.
    expect(initialised({ 'yarn.lock': '' }, 'npm/11.0.0 node/v22.0.0 linux x64').next).toEqual(next)
  })

  it('Yarn 4 with node_modules: a lockfile, so that the folder is a project', () => {
    const { next, read, workspaces } = initialised({
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
  ])('Yarn 4 with Plug’n’Play, known %s: a workspace of the library', (_, files, userAgent, manifest) => {
    const { next, scripts, steps, workspaces, created, read } = initialised(files, userAgent, manifest)
    expect(next).toEqual(['yarn install', 'yarn run docs'])
    expect(workspaces).toEqual(['docs'])
    expect(scripts).toMatchObject({ docs: 'yarn workspace acme-ui-docs start' })
    expect(steps).toEqual(['corepack enable && yarn install', 'yarn workspace acme-ui-docs build --strict'])
    expect(created).not.toContain('docs/yarn.lock')
    expect(read('docs/package.json')).toContain('"acme-ui": "workspace:*"')
  })

  it('Bun', () => {
    const { next, steps } = initialised({ 'bun.lock': '{}' })
    expect(next).toEqual(['bun install --cwd docs', 'bun run docs'])
    expect(steps.at(-1)).toBe('bun run --cwd docs build --strict')
  })

  it('what has run the command counts less than a lockfile, and is all that an empty folder has', () => {
    expect(initialised({ 'package-lock.json': '{}' }, 'pnpm/10.0.0 npm/? node/v22.0.0').next[1]).toBe('npm run docs')
    expect(readProject(folderWith({}), 'pnpm/10.0.0 npm/? node/v22.0.0').manager).toBe('pnpm')
  })
})

describe('what components need around them', () => {
  const provider = 'docs/content/templates/demo-provider.tsx'
  const kit = (manifest: object, files: DiskFiles): Record<string, string> => {
    const root = folderWith({
      'package.json': JSON.stringify({ name: '@acme/kit', version: '1.0.0', ...manifest }),
      ...files,
    })
    const project = readProject(root)
    return { ...siteFiles(project, answers, '0.1.0'), notes: notesOn(project, answers).join('\n') }
  }

  it('is a stylesheet and a provider: the template around demos has both', () => {
    const files = kit(
      { style: './styles.css', exports: { '.': './dist/index.js', './*': './*' }, scripts: { build: 'make' } },
      {
        'styles.css': '.root { min-height: 100vh }',
        'src/index.ts': "export * from './theme'\nexport * from './tooltip'\n",
        'src/theme.tsx': 'export const Theme = React.forwardRef<Element, { children?: ReactNode }>(() => null)\n',
        'src/tooltip.tsx':
          "export function Tooltip() { throw new Error('Tooltip must be within TooltipProvider') }\nexport function TooltipProvider() { return <style>{text}</style> }\nexport function FormProvider() { return null }\n",
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

  it('may be missing, or need what nobody can guess: the author is told', () => {
    const files = kit(
      { exports: { '.': './index.js', './kit.css': { style: './dist/kit.css' } } },
      {
        'src/index.tsx':
          'interface ThemeProviderProps { theme: Palette }\nexport function ThemeProvider({ theme }: ThemeProviderProps) { return null }\n',
      },
    )
    expect(files[provider]).toContain(
      "// Build @acme/kit, then import its stylesheet here:\n// import '@acme/kit/kit.css'\n// @acme/kit has a ThemeProvider, which needs props: wrap the demos in it here.\n",
    )
    expect(files[provider]).toContain('{children}')
    expect(files.notes).toContain(`is not there yet: build @acme/kit, then import it in ${provider}.`)
    expect(files.notes).toContain('ThemeProvider of @acme/kit needs props')
  })

  it('is a sheet among others: that for everything, and none of several parts', () => {
    const source = { 'src/index.tsx': 'export function Box() { return null }\n' }
    const sheets = { './dist/reset.css': '', './dist/style.css': '', './dist/box.css': '' }
    const exports = Object.fromEntries(Object.keys(sheets).map((path) => [path.replace('/dist', ''), path]))
    expect(kit({ exports }, { ...sheets, ...source })[provider]).toContain("import '@acme/kit/style.css'")
    const { './style.css': _, ...parts } = exports
    const files = kit({ exports: parts, sideEffects: ['*.css'] }, { ...sheets, ...source })
    expect(files[provider]).toBeUndefined()
    expect(files.notes).toContain('@acme/kit has stylesheets but does not say which one demos need')
  })

  it('is the mode of the page, where the stylesheet looks for it', () => {
    const made = (css: string) =>
      kit(
        { exports: { './style.css': './dist/style.css' } },
        { 'dist/style.css': css, 'src/index.tsx': 'export function Box() { return null }\n' },
      )
    const plugin = 'docs/plugins/library-mode.ts'
    const byClass = made('.box { color: black }\n.dark .box, .dark-theme .box { color: white }')
    expect(byClass[plugin]).toContain("html.classList.toggle('dark', mode === 'dark')")
    expect(byClass['docs/docs.config.ts']).toMatch(
      /^import libraryMode from '\.\/plugins\/library-mode\.js'$[^]*^ {2}plugins: \[libraryMode\],$/m,
    )
    expect(byClass.notes).toContain(`Demos follow the mode of the page (${plugin})`)
    const byAttribute = made(":root[data-acme-color-scheme='dark'] .box { color: white }")
    expect(byAttribute[plugin]).toContain("html.setAttribute('data-acme-color-scheme', mode)")
    expect(byAttribute[plugin]).not.toContain('classList.toggle')
    for (const css of ['.darker { color: black }', '/* .dark */', '.box-dark {}'])
      expect(Object.keys(made(css))).not.toContain(plugin)
  })

  it('is the mode of the page, also where the code imports the stylesheet that looks for it', () => {
    const files = kit(
      {},
      {
        'src/box.css': '[data-theme="dark"] .box { color: white }',
        'src/index.tsx': "import './box.css'\nexport function Box() { return null }\n",
      },
    )
    expect(files[provider]).toBeUndefined()
    expect(files['docs/plugins/library-mode.ts']).toContain("html.setAttribute('data-theme', mode)")
  })

  it('is nothing where the code imports its stylesheets itself', () => {
    const files = kit(
      { exports: { './style.css': './dist/style.css' } },
      { 'dist/style.css': '', 'src/index.tsx': "import './box.css'\nexport function Box() { return null }\n" },
    )
    expect([files[provider], files.notes]).toEqual([undefined, ''])
  })

  it('is read from what is built where there is no source', () => {
    const files = kit(
      {
        types: './dist/index.d.ts',
        module: './dist/index.mjs',
        dependencies: { '@emotion/react': '1' },
        sideEffects: ['*.css'],
      },
      {
        'kit.css': '',
        'dist/index.d.ts':
          'export declare function AcmeProvider(props: {}): JSX.Element\nexport declare function AcmeThemeProvider(props: {}): JSX.Element\nexport declare function Card(): JSX.Element\n',
        'dist/index.mjs': "export { AcmeProvider } from './provider.mjs'\n",
        'dist/provider.mjs': "export const AcmeProvider = () => null\nthrow new Error('AcmeProvider was not found')\n",
      },
    )
    expect(files[provider]).toContain("import '@acme/kit/kit.css'\nimport { AcmeProvider } from '@acme/kit'")
    expect(files['docs/docs.config.ts']).toContain("inlineStyles: ['@acme/kit']")
    // Nor has it a page.
    expect(Object.keys(files).filter((path) => path.endsWith('Demo.tsx'))[0]).toContain('CardDemo')
  })
})

describe('a library whose source something else compiles', () => {
  const dist = { 'dist/index.js': 'export const Box = () => null\n', 'dist/style.css': '.box {}' }
  const made = (code: string, files: DiskFiles): Record<string, string> => {
    const root = folderWith({
      'package.json': JSON.stringify({
        name: 'kit',
        exports: { '.': './dist/index.js', './style.css': './dist/style.css' },
        scripts: { build: 'make' },
      }),
      'src/index.ts': "export * from './box'\n",
      'src/box.tsx': `${code}\nexport function Box() { return null }\n`,
      ...files,
    })
    const project = readProject(root)
    return { ...siteFiles(project, answers, '0.1.0'), notes: notesOn(project, answers).join('\n') }
  }

  it.each([
    ["import './box.scss'", 'Sass (src/box.scss)', { 'src/box.scss': '' }],
    ["import styles from './box.module.less'", 'Less (src/box.module.less)', { 'src/box.module.less': '' }],
    ["import { box } from './box.css'", 'vanilla-extract (src/box.css.ts)', { 'src/box.css.ts': '' }],
    ["import './box.css'", 'Tailwind CSS (src/box.css)', { 'src/box.css': "@import 'tailwindcss' source('.');" }],
    ["import Icon from './icon.svg?react'", 'svgr (src/box.tsx)', { 'src/icon.svg': '' }],
    ["import { ReactComponent as Icon } from './icon.svg'", 'svgr (src/box.tsx)', { 'src/icon.svg': '' }],
  ])('has demos of what is built: %s', (code, by, files: DiskFiles) => {
    const site = made(code, { ...files, ...dist })
    expect(site['docs/docs.config.ts']).not.toContain('sources')
    expect(site['docs/docs.config.ts']).toContain("entry: '../src/index.ts'")
    expect(site['docs/tsconfig.json']).not.toContain('paths')
    expect(site['docs/content/templates/demo-provider.tsx']).toContain("import 'kit/style.css'")
    expect(site['.github/workflows/docs.yml']).toContain('npm run build')
    expect(site.notes!.split('\n')[0]).toBe(
      `Demos use what the build of kit makes, not its source: Vitrine does not compile ${by}.`,
    )
  })

  it('must be built first, where it is not yet', () => {
    const { notes } = made("import './box.scss'", { 'src/box.scss': '' })
    expect(notes).toContain('(src/box.scss). Build it first.')
  })

  it('is none if all that it has can be bundled', () => {
    const site = made("import './box.css'\nimport t from './a.svg?raw'\nimport s from './b.module.css'", {
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

test('parts of other components come last', () => {
  const names = ['Card', 'CardBody', 'Zebra', ...'ABCDEFGHI'].map((name) => name.padEnd(2, 'x'))
  const root = folderWith({
    'package.json': JSON.stringify({ name: '@acme/ui', version: '1.0.0' }),
    'src/index.tsx': names.map((name) => `export function ${name}() { return null }`).join('\n'),
  })
  const demos = Object.keys(siteFiles(readProject(root), answers, '0.1.0')).filter((path) => path.endsWith('Demo.tsx'))
  expect(demos).toHaveLength(10)
  expect(demos.some((path) => path.includes('CardBody'))).toBe(false)
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
      writeSite(readProject(root), { ...answers, dir }, '0.1.0')
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
