/** What a code block is on the page: the element around one `pre` and its copy button. */
export const codeBlock = '.code, [data-code-block]'
