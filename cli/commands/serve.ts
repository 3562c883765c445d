/** `docs-serve [root]`: serves the site and updates it after every edit. */
import { serve as serveSite } from '../../src/index.js'
import { defineServerCommand } from '../server.js'

export const serve = defineServerCommand({ name: 'serve', state: 'development server', open: serveSite })
