/** The text of a file, or of a demo that is an export of one or in a page, as it is written. */
import { type Ask, type FilePath, livePlace } from '../../../../feature.js'
import { islandPlace, islandText, scriptText } from '../../../../feature-unstable.js'
import { exportedDemo, exportedText } from './exported-demo.js'
import { liveText } from './live-demo.js'

export async function writtenText(ask: Ask, file: FilePath): Promise<string | undefined> {
  if (livePlace(file)) return ask(liveText, file)
  if (islandPlace(file)) return islandText(ask, file)
  return exportedDemo(file) ? (await ask(exportedText, file))?.code : scriptText(ask, file)
}
