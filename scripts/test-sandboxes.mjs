/**
 * Do the projects that the sandbox buttons send really work? Up to six demos of this site (each family, one with further files,
 * one with variants; TypeScript and JavaScript) become projects, are installed with npm, type-checked and built.
 *
 * They are installed as workspaces of one folder: each keeps its own package.json, and what they share is fetched once.
 * `--keep` leaves the folder behind.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, posix, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')
if (!existsSync(join(root, 'dist/src/site.js')))
  execFileSync('npm', ['run', '-s', 'compile'], { cwd: root, stdio: 'inherit' })
const { openSite } = await import('../dist/src/site.js')
const { question } = await import('../dist/src/engine/question.js')
const { demoEntries, demoReferences, demoPackages, scriptClosure } =
  await import('../dist/src/features/demos/node/source/demo-files.js')
const { providerFile } = await import('../dist/src/core/pages/demo-provider.js')
const { sandboxTemplate } = await import('../dist/src/features/demos/node/source/sandbox-template.js')
const { sandboxProject } = await import('../dist/src/features/demos/shared/sandbox-project.js')
const { toJavaScript } = await import('../dist/src/features/demos/node/source/javascript-version.js')
const { withoutPreviewMarks } = await import('../dist/src/features/demos/node/source/preview.js')

const read = (file) => readFileSync(join(root, file), 'utf8')

/** The template, and every demo with its files. */
const inputs = question('test-sandboxes', async (ask) => {
  const demos = new Map()
  for (const { page, name } of await ask(demoReferences)) {
    const entries = await ask(demoEntries, { dir: posix.dirname(page), name })
    for (const { styling, file } of entries) {
      const { files } = await ask(scriptClosure, file)
      demos.set(file, {
        family: posix.dirname(page),
        name: posix.basename(name).replace(/\.\w+$/, ''),
        styling,
        variants: entries.length,
        files,
      })
    }
  }
  const provider = read(await providerFile(ask))
  return {
    template: await ask(sandboxTemplate, { specifiers: await ask(demoPackages), provider }),
    demos: [...demos.values()],
  }
})

const site = openSite({ root, cache: false, threads: 1 }, 'build')
const { template, demos } = await site.graph.get(inputs)
await site.close(false)

const count = Math.min(6, demos.length)
const chosen = new Set()
const take = (wanted) => {
  const found = demos.find((demo) => !chosen.has(demo) && wanted(demo))
  if (found) chosen.add(found)
}
for (const family of [...new Set(demos.map((demo) => demo.family))].slice(0, 4)) take((demo) => demo.family === family)
take(({ files }) => files.length > 1)
take(({ variants, styling }) => variants > 1 && styling === 'css')
while (chosen.size < count) take(() => true)

const folder = mkdtempSync(join(tmpdir(), 'vitrine-sandboxes-'))
const projects = []
for (const [index, demo] of [...chosen].slice(0, count).entries()) {
  const lang = index % 2 === 1 ? 'js' : 'ts'
  const base = posix.dirname(demo.files[0])
  const files = []
  for (const file of demo.files) {
    const code = withoutPreviewMarks(read(file))
    const isScript = /\.tsx?$/.test(file)
    const name = posix.relative(base, file)
    files.push(
      lang === 'js' && isScript
        ? { name: name.replace(/\.tsx?$/, '.js'), code: await toJavaScript(code) }
        : { name, code },
    )
  }
  const dir = `${index + 1}-${demo.name}`
  for (const [path, text] of Object.entries(
    sandboxProject(template, { name: `${index + 1} ${demo.name}`, lang, files }),
  )) {
    mkdirSync(dirname(join(folder, dir, path)), { recursive: true })
    writeFileSync(join(folder, dir, path), text)
  }
  projects.push({ dir, label: `${demo.name} (${lang}, ${demo.styling}, ${files.length} files)` })
}
writeFileSync(
  join(folder, 'package.json'),
  JSON.stringify({ private: true, workspaces: projects.map(({ dir }) => dir) }),
)

let failed = 0
// The generator sets it, and npm would leave out what builds the projects.
const env = { ...process.env }
delete env.NODE_ENV
try {
  execFileSync(
    'npm',
    ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline', '--loglevel=error'],
    { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] },
  )
  for (const { dir, label } of projects) {
    try {
      execFileSync('npm', ['run', '--silent', 'build'], { cwd: join(folder, dir), env, stdio: 'pipe' })
      console.log(`✓ ${label}`)
    } catch (error) {
      failed++
      console.log(`✗ ${label}\n${error.stdout}${error.stderr}`)
    }
  }
} finally {
  if (process.argv.includes('--keep')) console.log(folder)
  else rmSync(folder, { recursive: true, force: true })
}
console.log(`${projects.length - failed} passed, ${failed} failed`)
process.exitCode = failed > 0 || projects.length === 0 ? 1 : 0
