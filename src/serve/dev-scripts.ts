/** The scripts that only the development server serves, bundled like all code for the browser. */
import { question } from '../engine/question.js'
import { bundleForBrowser } from '../core/assets/client.js'

/** The folder below the base whose addresses belong to the development server. */
export const ownFolder = '__vitrine/'

/** `live` keeps a page up to date. `no-worker` replaces the site's service worker and unregisters itself. */
export const devScript = question('dev-script', async (ask, name: 'live' | 'no-worker'): Promise<string> => {
  const { files, entries } = await bundleForBrowser(ask, { [name]: `vitrine:dist/src/client/dev/${name}.js` })
  return files.find((file) => file.name === entries[name])!.text
})
