/**
 * Finds a Chromium for the browser tests, and a Firefox and WebKit for the long ones, and installs Debian's where there is none and the
 * machine allows it.
 *
 * `CHROMIUM`, `FIREFOX` and `WEBKIT_DRIVER` name browsers of your own.
 * As a command it prints the path of the Chromium, or says what to do and exits with 1.
 */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromiumPaths } from '../dist/src/features/demos/node/check/chromium.js'

const browsers = {
  chromium: {
    name: 'Chromium',
    variable: 'CHROMIUM',
    paths: chromiumPaths,
    // Fonts too: without a Chinese one, the Chinese pages show boxes.
    packages: ['chromium-headless-shell', 'fonts-noto-cjk', 'fonts-liberation'],
  },
  firefox: {
    name: 'Firefox',
    variable: 'FIREFOX',
    paths: ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'],
    packages: ['firefox-esr'],
  },
  webkit: {
    name: "WebKit's driver",
    variable: 'WEBKIT_DRIVER',
    paths: ['/usr/bin/WebKitWebDriver'],
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
}

/** @returns the path of a browser that is installed, or undefined */
function find({ variable, paths }) {
  return [process.env[variable], ...paths].find((path) => path && existsSync(path))
}

/**
 * @param kind `chromium`, `firefox` or `webkit`
 * @returns its path
 * @throws where there is none and none could be installed, with what to do
 */
export function installBrowser(kind) {
  const browser = browsers[kind]
  const path = find(browser) ?? (aptInstall(browser.packages) ? find(browser) : undefined)
  if (path) return path
  throw new Error(
    `${browser.name} was not found and could not be installed. Install it (on Debian: apt-get install ${browser.packages[0]}) or set ${browser.variable} to its path.`,
  )
}

/** @returns whether the packages are installed now */
function aptInstall(packages) {
  const isRoot = process.getuid?.() === 0
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return false
  const apt = (...args) =>
    execFileSync('apt-get', args, {
      stdio: ['ignore', 2, 2],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  try {
    apt('update', '-qq')
    apt('install', '-y', '-qq', '--no-install-recommends', ...packages)
    return true
  } catch {
    return false
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    console.log(installBrowser('chromium'))
  } catch (error) {
    console.error(error.message)
    process.exit(1)
  }
}
