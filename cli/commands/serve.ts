/** `docs-serve [root]`: serves the site and updates it after every edit, or serves the built site. */
import { preview as previewSite, serve as serveSite } from '../../src/index.js'
import { defineServerCommand } from '../server.js'

export const serve = defineServerCommand({ name: 'serve', state: 'development server', open: serveSite })

/** With `--preview`. */
export const preview = defineServerCommand({ name: 'preview', state: 'the built site', open: previewSite })
