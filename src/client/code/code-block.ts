/** The selector of code blocks: the element around one `pre` and its copy button. */
import { selector } from '../platform/contract.js'

export const codeBlock = selector('.code, [data-code-block]')
