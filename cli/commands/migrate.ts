/** `docs-build migrate [root]`: rewrites a tree of another generator. */
import { migrateCommand } from '../../src/index.js'
import { commandOnSite } from '../site-command.js'

export const command = commandOnSite(migrateCommand)
