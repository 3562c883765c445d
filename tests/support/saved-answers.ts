/** Answers as another process reads them: a graph changes those that it is given. */
import { indexLines, parseIndex } from '../../src/engine/cache/index-file.js'
import type { Answer } from '../../src/engine/answer.js'

/** @param withStamps false for answers that come from another machine */
export function savedAnswers(answers: readonly Answer[], withStamps = true): Answer[] {
  const lines = indexLines({ answers: [...answers], revision: 0, session: 1, content: new Map() }, withStamps)
  return parseIndex(Buffer.from([...lines].join('')))!.answers
}
