/** `docs-serve --preview [root]`: serves the built site. */
import { preview as previewSite } from '../../src/index.js'
import { defineServerCommand } from '../server.js'

export const preview = defineServerCommand({ name: 'preview', state: 'the built site', open: previewSite })
