/** `docs-serve [root]`: the site as it is being written. */
import { serve as serveSite } from '../../src/index.js'
import { defineServerCommand } from '../server.js'

export const serve = defineServerCommand({ name: 'serve', state: 'writing', open: serveSite })
