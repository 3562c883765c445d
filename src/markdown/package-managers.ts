/**
 * Converts a `bash` fence of npm commands for other package managers.
 *
 * Lines are converted one by one; lines without an npm command (comments, `cd app`) stay unchanged. The package
 * npm-to-yarn is not used: version 3 drops the `@latest` of `npm create vite@latest`, does not know `npm ci` and `npm
 * update`, and targets Yarn 1.
 */

interface Manager {
  npx: string
  /** Flags whose names differ from npm's. */
  flags: Record<string, string>
  /** Commands whose names differ from npm's in more than the first word. */
  commands: Record<string, string>
}

const devFlags = { '--save-dev': '--dev', '-D': '--dev', '--save-exact': '--exact', '-E': '--exact' }

const managers: Record<string, Manager> = {
  pnpm: { npx: 'pnpm dlx', flags: {}, commands: { ci: 'pnpm install --frozen-lockfile' } },
  yarn: {
    npx: 'yarn dlx',
    flags: devFlags,
    commands: { update: 'yarn up', ci: 'yarn install --immutable', run: 'yarn' },
  },
  bun: {
    npx: 'bunx',
    flags: devFlags,
    commands: { ci: 'bun install --frozen-lockfile', exec: 'bunx', test: 'bun run test', start: 'bun run start' },
  },
}

function converted(name: string, { flags, commands }: Manager, verb: string, rest: string): string | undefined {
  const command = commands[verb] ?? `${name} ${verb}`
  switch (verb) {
    case 'install':
      return rest ? `${name} add ${withFlags(rest, flags)}` : command
    case 'uninstall':
      return `${name} remove ${rest}`
    case 'ci':
      return command
    case 'run':
    case 'create':
      return `${command} ${rest.replace(/ -- /, ' ')}`
    case 'update':
    case 'exec':
    case 'test':
    case 'start':
      return `${command} ${rest}`
    default:
      return undefined
  }
}

function withFlags(rest: string, flags: Record<string, string>): string {
  const words = rest.split(' ').filter((word) => word !== '--save' && word !== '-S' && word !== '')
  return words.map((word) => flags[word] ?? word).join(' ')
}

const verbs: Record<string, string> = {
  i: 'install',
  add: 'install',
  remove: 'uninstall',
  rm: 'uninstall',
  up: 'update',
  init: 'create',
  t: 'test',
}

/** @returns the lines for `manager`, and the npm commands without an equivalent */
export function forPackageManager(code: string, manager: string): { code: string; unknown: string[] } {
  const unknown: string[] = []
  const lines = code.split('\n').map((line) => {
    const parts = /^(\s*)(npm|npx)\s+(.*?)\s*$/.exec(line)
    const to = managers[manager]
    if (!parts || !to) {
      if (parts && manager !== 'npm') unknown.push(line.trim())
      return line
    }
    const [, indent, command, rest] = parts as unknown as [string, string, string, string]
    if (command === 'npx') return `${indent}${to.npx} ${rest}`
    const [first = '', ...others] = rest.split(/\s+/)
    const rewritten = converted(manager, to, verbs[first] ?? first, others.join(' '))
    if (rewritten === undefined) unknown.push(line.trim())
    return rewritten === undefined ? line : indent + rewritten.trimEnd()
  })
  return { code: lines.join('\n'), unknown }
}
