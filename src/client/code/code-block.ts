/** What a code block is on the page: the element around one `pre` and its copy button. */
import { selector } from '../platform/contract.js'

export const codeBlock = selector('.code, [data-code-block]')
