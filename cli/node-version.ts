/**
 * Whether Node is new enough. Older versions cannot load the rest of the code, so executables ask before they load it.
 */

/** As package.json has it. */
export const oldestNode = '20.20'

/** Says so if Node is too old, and then returns false. */
export function hasSupportedNode(): boolean {
  const { node } = process.versions
  const [major = 0, minor = 0] = node.split('.').map(Number)
  const [oldestMajor = 0, oldestMinor = 0] = oldestNode.split('.').map(Number)
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return true
  process.stderr.write(`error: Vitrine needs Node ${oldestNode} or later, and this is Node ${node}.\n`)
  return false
}
