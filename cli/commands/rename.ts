/** `docs-build rename <from> <to> [root]`: moves a page to another address. */
import { renameCommand } from '../../src/index.js'
import { commandOnSite } from '../site-command.js'

export const command = commandOnSite(renameCommand)
