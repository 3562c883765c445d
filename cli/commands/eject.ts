/** `docs-build eject [template] [root]`: copies one of the generator's templates into the site. */
import { ejectCommand } from '../../src/index.js'
import { commandOnSite } from '../site-command.js'

export const command = commandOnSite(ejectCommand)
