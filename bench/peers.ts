/** Puts the tools to compare with into bench/.work, outside of the project's own dependencies. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

export const work = resolve('bench/.work')

/**
 * @param packages with their versions; the first is the tool
 * @returns whether they are there now; false without a network
 */
export function installPeer(packages: [string, ...string[]]): boolean {
  mkdirSync(work, { recursive: true })
  const name = packages[0].slice(0, packages[0].lastIndexOf('@'))
  if (existsSync(join(work, 'node_modules', name))) return true
  if (!existsSync(join(work, 'package.json'))) writeFileSync(join(work, 'package.json'), '{ "private": true }\n')
  try {
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--prefix', work, ...packages], {
      stdio: 'ignore',
    })
    return true
  } catch {
    return false
  }
}
