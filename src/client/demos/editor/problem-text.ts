/** The message for a problem with edited code, in the page's language. Messages of the code itself are not translated. */
import { type ClientConfig, text } from '../../site-config.js'
import type { RunProblem } from './live-frame.js'

export function problemText(config: Pick<ClientConfig, 'strings'>, problem: RunProblem): string {
  if (problem.kind === 'code') return problem.place ? `${problem.place}  ${problem.message}` : problem.message
  if (problem.kind === 'missing') return text(config, 'editor.missing', { name: problem.message })
  return text(config, `editor.${problem.kind}`)
}
