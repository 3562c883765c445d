/**
 * Finds a Chromium for the browser tests, and installs Debian's where there is none and the machine lets us.
 *
 * `CHROMIUM` names one of your own. Prints its path; says what to do and exits with 1 where there is none.
 */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const known = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

export function findChromium() {
  return [process.env.CHROMIUM, ...known].find((path) => path && existsSync(path))
}

/** Fonts too: without a Chinese one the Chinese pages are boxes. */
export function installChromium() {
  const found = findChromium()
  if (found) return found
  const isRoot = process.getuid?.() === 0
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return undefined
  const apt = (...args) =>
    execFileSync('apt-get', args, {
      stdio: ['ignore', 2, 2],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  try {
    apt('update', '-qq')
    apt('install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-noto-cjk', 'fonts-liberation')
  } catch {
    return undefined
  }
  return findChromium()
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const path = installChromium()
  if (path) console.log(path)
  else {
    console.error(
      'No Chromium was found and none could be installed. Install one (on Debian: apt-get install chromium) or name yours in CHROMIUM.',
    )
    process.exit(1)
  }
}
