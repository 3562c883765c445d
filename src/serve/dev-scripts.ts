/** The scripts that only the development server hands out, bundled like all code for the browser. */
import { question } from '../engine/question.js'
import { bundleForBrowser } from '../core/client.js'

/** Addresses below the base that belong to the development server. */
export const ownFolder = '__vitrine/'

/** `live`: keeps a page up to date. `no-worker`: takes the place of the site's service worker and removes itself. */
export const devScript = question('dev-script', async (ask, name: 'live' | 'no-worker'): Promise<string> => {
  const { files, entries } = await bundleForBrowser(ask, { [name]: `vitrine:dist/src/client/dev/${name}.js` }, 'dev')
  return files.find(({ path }) => path === entries[name])!.text
})
