/** Projects for sandboxes: which files, which packages, which versions. */
import { describe, expect, it } from 'vitest'
import {
  packageImports,
  packageOf,
  sandboxProject,
  type SandboxTemplate,
} from '../../../../src/features/demos/shared/sandbox-project.js'

const kit: SandboxTemplate = {
  title: 'Docs <X>',
  packages: {
    '@lib/grid': { version: '8.14.0', needs: ['@lib/base', 'react'] },
    '@lib/base': { version: '7.1.0', needs: ['styles'] },
    styles: { version: '1.2.3', needs: [] },
    unused: { version: '9.9.9', needs: [] },
    react: { version: '19.0.1', needs: [] },
    'react-dom': { version: '19.0.1', needs: ['react'] },
    '@types/react': { version: '19.0.2', needs: [] },
    '@types/lib__grid': { version: '1.0.0', needs: [] },
  },
}
const files = [
  {
    name: 'index.tsx',
    code: "import { Grid } from '@lib/grid/Grid';\nimport { rows } from './data/rows.js';\nimport './look.css';\n\nexport default () => <Grid rows={rows} />;\n",
  },
  {
    name: 'data/rows.ts',
    code: "import { one } from '../one.js';\nimport { two } from '../../shared/two';\n\nexport const rows = [one, two];\n",
  },
  { name: 'one.tsx', code: 'export const one = <b>1</b>;\n' },
  { name: '../shared/two.ts', code: 'export const two = 2;\n' },
  { name: 'look.css', code: 'b { color: red }\n' },
]

describe('a project', () => {
  it('has every file, and imports that find them', () => {
    const project = sandboxProject(kit, { name: 'FileTree', lang: 'ts', files })
    expect(Object.keys(project).sort()).toEqual([
      'index.html',
      'package.json',
      'src/Demo.tsx',
      'src/data/rows.ts',
      'src/look.css',
      'src/main.tsx',
      'src/one.tsx',
      'src/shared/two.ts',
      'src/vite-env.d.ts',
      'tsconfig.json',
      'vite.config.js',
    ])
    expect(project['src/Demo.tsx']).toContain("from './data/rows';\nimport './look.css';")
    expect(project['src/data/rows.ts']).toContain("from '../one';\nimport { two } from '../shared/two';")
    expect(project['index.html']).toContain('<title>FileTree – Docs &lt;X></title>')
    expect(project['src/main.tsx']).toContain("import Demo from './Demo';")
  })

  it('names exactly the packages that are needed, in exact versions', () => {
    const manifest = JSON.parse(
      sandboxProject(kit, { name: 'FileTree', lang: 'ts', files })['package.json']!,
    ) as Record<string, Record<string, string>>
    expect(manifest['dependencies']).toEqual({
      '@lib/base': '7.1.0',
      '@lib/grid': '8.14.0',
      react: '19.0.1',
      'react-dom': '19.0.1',
      styles: '1.2.3',
    })
    expect(manifest['devDependencies']).toMatchObject({
      '@types/react': '19.0.2',
      '@types/lib__grid': '1.0.0',
      typescript: expect.stringMatching(/^\d/) as string,
    })
    for (const version of Object.values({ ...manifest['dependencies'], ...manifest['devDependencies'] }))
      expect(version).toMatch(/^\d+\.\d+\.\d+$/)
  })

  it('in JavaScript has scripts with JSX in files that say so, and nothing of types', () => {
    const js = files.map(({ name, code }) => ({ name: name.replace(/\.tsx?$/, '.js'), code }))
    const project = sandboxProject(kit, { name: 'FileTree', lang: 'js', files: js })
    expect(Object.keys(project).filter((path) => /\.(ts|tsx)$|tsconfig/.test(path))).toEqual([])
    expect(project['src/Demo.jsx']).toContain("from './data/rows.js'")
    expect(project['src/data/rows.js']).toContain("from '../one.jsx';\nimport { two } from '../shared/two.js';")
    expect(project['package.json']).not.toContain('@types')
    expect(project['src/main.jsx']).toContain("import Demo from './Demo.jsx';")
  })

  it('stands in the site’s provider where there is one', () => {
    const provided = {
      ...kit,
      provider: { code: 'export const Provider = (props) => props.children;\n', packages: ['styles'] },
    }
    const project = sandboxProject(provided, {
      name: 'A',
      lang: 'ts',
      files: [{ name: 'A.tsx', code: 'export default () => null;\n' }],
    })
    expect(project['src/demo-provider.jsx']).toBe(provided.provider.code)
    expect(project['src/demo-provider.d.ts']).toContain('export function Provider')
    expect(project['src/main.tsx']).toContain('<provider.Provider direction="ltr" dense={false} isolated={false}>')
    const isolated = sandboxProject(provided, { name: 'A', lang: 'js', isolated: true, files: [] })
    expect(isolated['src/main.jsx']).toContain(' isolated={true}>')
    expect(JSON.parse(project['package.json']!)).toMatchObject({ dependencies: { styles: '1.2.3' } })
  })
})

describe('imports', () => {
  it('name packages', () => {
    expect(
      packageImports(
        "// Files below data/*.ts\nimport a from 'a/b';\nimport type { C } from '@c/d/e';\nimport 'f.css';\n// import x from 'x';\n/* import y from 'y' */\nexport * from './g';\nconst h = import('h');\n",
      ),
    ).toEqual(['a/b', '@c/d/e', 'f.css', 'h'])
    expect([packageOf('a/b'), packageOf('@c/d/e'), packageOf('a')]).toEqual(['a', '@c/d', 'a'])
  })
})
