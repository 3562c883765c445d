/** Documentation in memory, as a built site and a package have it. */
import type { AgentsIndex, AgentsPage } from '../../../src/features/agents/format.js'
import type { Source } from '../../../packages/vitrine-docs/src/files.js'
import { Library } from '../../../packages/vitrine-docs/src/library.js'
import { answer, tools } from '../../../packages/vitrine-docs/src/tools.js'

export interface Contents {
  pages: Record<string, { text: string } & Partial<AgentsPage>>
  /** Files of the reference by name, without `.json`. */
  api?: Record<string, unknown>
  index?: Partial<AgentsIndex>
}

export function filesOf({ pages, api = {}, index }: Contents): Map<string, string> {
  const list: AgentsIndex = {
    schema: 1,
    kind: 'agents',
    title: 'Tiny',
    description: 'A tiny library.',
    url: 'https://tiny.example',
    base: '/',
    locale: 'en',
    locales: { en: 'agents.json' },
    headingIds: 'vitrine',
    packages: [{ name: 'tiny-ui', version: '2.1.0' }],
    installed: { 'tiny-ui': '2.1.0', react: '19.0.0' },
    pages: Object.entries(pages).map(([path, { text, ...page }]) => ({
      href: `/${path.replace(/\.md$/, '/')}`,
      path,
      title: /^# (.*)$/m.exec(text)?.[1] ?? path,
      package: 'tiny-ui',
      tokens: 100,
      hash: String(text.length),
      ...page,
    })),
    api: { path: 'api/index.json', hash: 'a' },
    ...index,
  }
  const json = Object.entries(api).map(([name, value]): [string, string] => [`api/${name}.json`, JSON.stringify(value)])
  const reference = {
    packages: [
      { package: 'tiny-ui', version: '2.1.0', pages: json.map(([path]) => ({ json: `/${path}` })), others: [] },
    ],
  }
  return new Map([
    ['agents.json', JSON.stringify(list)],
    ['api/index.json', JSON.stringify(reference)],
    ...Object.entries(pages).map(([path, { text }]): [string, string] => [path, text]),
    ...json,
  ])
}

export const sourceOf = (files: ReadonlyMap<string, string>): Source => ({
  name: 'memory',
  read: async (path) => files.get(path),
})

export const libraryOf = (contents: Contents): Promise<Library> => Library.open([sourceOf(filesOf(contents))])

/** Calls a tool as a client does. */
export async function call(library: Library, name: string, input: object): Promise<{ text: string; isError?: true }> {
  return answer(
    tools(true).find((one) => one.name === name)!,
    { library },
    input,
  )
}

const code = (title: string, text: string) => `\`\`\`tsx title="${title}"\n${text}\n\`\`\``

/** A small library: a guide with a demo and its files, another page, a component, a type, changes. */
export const tiny: Contents = {
  pages: {
    'guide/meter.md': {
      text: `> tiny-ui 2.1.0 · en · all pages: /llms.txt

# Meter

A meter shows a value.

${code('Simple.tsx', "import { Meter } from 'tiny-ui';\nimport { start } from '../data.js';\nimport { Frame } from './Frame.js';\n\nexport default function Simple() {\n  return <Frame><Meter value={start} size=\"large\" /></Frame>;\n}")}

${code('Frame.tsx', 'export function Frame({ children }) {\n  return <div>{children}</div>;\n}')}

${code('../data.ts', 'export const start = 0.4;')}

## Sizes

There are two sizes. ${'Small ones fit into a line of text. '.repeat(40)}

### Large {#big-ones}

${'Large ones fill their place. '.repeat(40)}

## Handle changes {#changes}

Pass \`onChange\`. ${'It is called with the number. '.repeat(40)}
`,
      labels: ['pro'],
    },
    'migration.md': { text: '# Migration\n\nFrom 1 to 2.\n\n## Meter\n\n`width` is gone. Use `size`.\n' },
  },
  api: {
    meter: {
      kind: 'component',
      name: 'Meter',
      imports: ["import { Meter } from 'tiny-ui'"],
      description: 'Shows a value.',
      props: [
        { name: 'value', type: 'number', required: true, description: 'From 0 to 1.' },
        { name: 'size', type: 'Size', default: "'small'", since: '2.0' },
        { name: 'big', type: 'boolean', deprecated: 'Use `size`.' },
      ],
      demos: [{ name: 'Simple', href: '/guide/meter/#Simple', props: ['size', 'value'] }],
    },
    gauge: {
      kind: 'component',
      name: 'Gauge',
      plan: 'premium',
      package: 'tiny-ui-premium',
      props: [
        { name: 'value', as: 'Meter' },
        { name: 'arc', type: 'number' },
      ],
    },
    types: { kind: 'types', types: [{ kind: 'type', name: 'Size', type: "'small' | 'large'" }] },
    changes: {
      kind: 'changes',
      package: 'tiny-ui',
      steps: [
        { from: '2.0.0', to: '2.1.0', changes: [{ change: 'added', what: 'prop', name: 'Meter.label' }] },
        {
          from: '1.9.0',
          to: '2.0.0',
          changes: [{ change: 'removed', what: 'prop', name: 'Meter.width', breaking: true }],
        },
      ],
    },
  },
}
