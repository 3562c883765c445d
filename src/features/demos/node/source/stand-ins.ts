/**
 * Stand-ins: what is prerendered instead of packages whose components draw nothing on a server. Only the bundles for
 * Node have them. In the browser such a demo is drawn anew and then takes the place of what was prerendered.
 */
import { type Ask, configFile, Failure, fileKind, type FilePath, question } from '../../../../feature.js'
import { demoMessages } from '../../messages.js'
import { demosOptions } from '../../options.js'
import { demoClosure } from './demo-files.js'

/** The script that stands in for each package. */
export const standIns = question('demo-stand-ins', async (ask): Promise<Record<string, FilePath>> => {
  const { standIns: wanted } = await demosOptions(ask)
  for (const [name, path] of Object.entries(wanted)) {
    if ((await ask(fileKind, path as FilePath)) === 'file') continue
    throw new Failure(demoMessages.standInMissing(name, path, await ask(configFile)))
  }
  return wanted as Record<string, FilePath>
})

/** Whether a demo imports a package that has a stand-in. */
export async function hasStandIn(ask: Ask, demo: FilePath): Promise<boolean> {
  const { packages } = await ask(demoClosure, demo)
  const known = await ask(standIns)
  return packages.some((name) => Object.hasOwn(known, name))
}
