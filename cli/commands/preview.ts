/** `docs-serve --preview [root]`: the site as it was built. */
import { preview as previewSite } from '../../src/index.js'
import { defineServerCommand } from '../server.js'

export const preview = defineServerCommand({ name: 'preview', state: 'the built site', open: previewSite })
