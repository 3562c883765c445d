/**
 * The message for a problem with edited code, in the page's language. Messages of the code itself are not translated.
 * If the place of the problem is known, the message is a button that leads there.
 */
import { el } from '../../../../client/platform/el.js'
import { type ClientConfig, text } from '../../../../client/site-config.js'
import type { CodePlace } from './compile.js'
import type { RunProblem } from './live-frame.js'

export function problemText(config: Pick<ClientConfig, 'strings'>, problem: RunProblem): string {
  const place = problemPlace(problem)
  const message =
    problem.kind === 'code'
      ? problem.message
      : problem.kind === 'missing'
        ? text(config, 'editor.missing', { name: problem.message })
        : text(config, `editor.${problem.kind}`)
  return place ? `${[place.file, place.line, place.column].filter(Boolean).join(':')}  ${message}` : message
}

export function problemPlace(problem: RunProblem | undefined): CodePlace | undefined {
  return problem && 'place' in problem ? problem.place : undefined
}

/**
 * Shows a problem, or none.
 *
 * @param place `role="alert"`: a message that has not changed is not announced again
 * @param onJump leads to the place of the problem, if there is a way
 */
export function showProblem(
  place: HTMLElement,
  config: Pick<ClientConfig, 'strings'>,
  problem: RunProblem | undefined,
  onJump: ((to: CodePlace) => void) | undefined,
): void {
  const message = problem ? problemText(config, problem) : ''
  const to = onJump && problemPlace(problem)
  place.hidden = !problem
  if (place.textContent !== message || Boolean(place.querySelector('button')) !== Boolean(to?.line))
    place.replaceChildren(
      to?.line ? el(place.ownerDocument, 'button', { type: 'button', class: 'v-editor-jump' }, message) : message,
    )
  const button = place.querySelector('button')
  if (button && to) button.onclick = () => onJump(to)
}
