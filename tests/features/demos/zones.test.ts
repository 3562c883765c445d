/** What runs while a site is made sees neither the time zone nor the locale of the machine. */
import { mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { contentsOf, differences, packageRoot } from '../../support/files.js'
import { startWithCache } from '../../support/kept-cache.js'
import { isLong } from '../../support/long.js'
import { docsBuildCommand, run } from '../../support/project.js'
import { page, smallConfig, smallSite, type SmallSite } from './small-site.js'

const everything = `{new Date(0).toString()} {new Date(0).toLocaleString()} {new Date(2025, 5, 1).toISOString()} {new Date(0).getTimezoneOffset()}
    {(1234.5).toLocaleString()} {[1.5].toLocaleString()} {new Intl.DateTimeFormat().format(0)} {Intl.NumberFormat('xx').format(1.5)}
    {'title'.toLocaleUpperCase()} {['ö', 'z', 'i', 'I', 'ı'].sort((a, b) => a.localeCompare(b))} {globalThis.navigator?.language}`
const component = `const atStart = new Intl.NumberFormat()\n\nexport default () => <p>{atStart.format(1234.5)} ${everything}</p>\n`
const files = {
  'docs.config.json': smallConfig({
    locales: [
      { code: 'en', label: 'English' },
      { code: 'fr', label: 'Français', formats: 'fr-CH' },
    ],
  }),
  'content/page.md': page(
    '{{"demo": "Dates.js"}}\n\n{{"component": "Dates"}}\n\n{{"component": "Dates", "island": true}}\n\n{{"demo": "Plain.js"}}',
  ),
  'content/Dates.tsx': component,
  'content/components/Dates.tsx': component,
  'content/Plain.tsx':
    "export default () => <p>{new Date('2025-06-01').toISOString()} {(1).toLocaleString('de')}</p>\n",
  'content/templates/search-button.tsx': component,
}

async function buildIn(site: SmallSite, name: string, env: Record<string, string>): Promise<Record<string, string>> {
  if (!isLong) startWithCache(site.root, `${site.root}/.cache-${name}`)
  const args = [docsBuildCommand, '--out-dir', name, '--cache-dir', `.cache-${name}`]
  const { code, stderr } = await run(process.execPath, args, site.root, { env })
  expect(code, stderr).toBe(0)
  return contentsOf(`${site.root}/${name}`)
}

it('so the same site has the same bytes everywhere', async () => {
  const site = smallSite(files)
  onTestFinished(() => site.remove())
  const built = await buildIn(site, 'there', { TZ: 'America/St_Johns', LC_ALL: 'tr_TR.UTF-8' })
  if (isLong) {
    const here = await buildIn(site, 'here', { TZ: 'UTC', LC_ALL: 'C' })
    expect(differences(built, here)).toEqual([])
  }

  const html = built['x/page/index.html']!
  expect(html.match(/>1,234\.5\b.*?Thu Jan 01 1970 00:00:00 GMT\+0000 \(Coordinated Universal Time\)/g)).toHaveLength(4)
  // What may be otherwise for readers, and in which locale it was made.
  expect(html.match(/data-local="[^"]*"/g)).toEqual(Array(2).fill('data-local="en-US locale number zone"'))
  const french = built['fr/x/page/index.html']!
  // A module that is loaded once for all pages has the usual locale; the threads of demos have each their own.
  expect(french.match(/data-local="[^"]*"/g)).toEqual(Array(2).fill('data-local="fr-CH locale number zone"'))
  expect(french.match(/01\.01\.1970/g)!.length).toBeGreaterThan(3)
})

it('what a package asks once and keeps counts for no demo, whichever is first', async () => {
  const site = smallSite({
    'docs.config.json': smallConfig(),
    'content/page.md': page('{{"demo": "First.js"}}\n\n{{"demo": "Second.js"}}'),
    'content/First.tsx': "import { kept } from 'keeps'\n\nexport default () => <p>{kept()} first</p>\n",
    'content/Second.tsx':
      "import { kept } from 'keeps'\n\nexport default () => <p>{kept()} {(1.5).toLocaleString()}</p>\n",
  })
  onTestFinished(() => site.remove())
  const modules = `${site.root}/node_modules`
  rmSync(modules)
  mkdirSync(modules)
  for (const name of readdirSync(join(packageRoot, 'node_modules')))
    if (!name.startsWith('.')) symlinkSync(join(packageRoot, 'node_modules', name), join(modules, name))
  site.write('node_modules/keeps/package.json', '{ "name": "keeps", "type": "module", "exports": "./index.js" }')
  site.write(
    'node_modules/keeps/index.js',
    'let zone\nexport const kept = () => (zone ??= Intl.DateTimeFormat().resolvedOptions().timeZone)\n',
  )
  const built = await buildIn(site, 'there', {})
  expect(built['x/page/index.html']!.match(/data-local="[^"]*"/g)).toEqual(['data-local="en-US number"'])
})
