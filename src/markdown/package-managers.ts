/**
 * Converts a `bash` fence of npm commands for other package managers.
 *
 * Lines are converted one by one; lines without an npm command (comments, `cd app`) stay unchanged. The package
 * npm-to-yarn is not used: version 3 drops the `@latest` of `npm create vite@latest`, does not know `npm ci` and `npm
 * update`, and targets Yarn 1.
 */

type Rewrite = (verb: string, rest: string) => string | undefined

const flagNames: Record<string, Record<string, string>> = {
  pnpm: {},
  yarn: { '--save-dev': '--dev', '-D': '--dev', '--save-exact': '--exact', '-E': '--exact' },
  bun: { '--save-dev': '--dev', '-D': '--dev', '--save-exact': '--exact', '-E': '--exact' },
}

const flags = (manager: string, rest: string): string =>
  rest
    .split(' ')
    .filter((word) => word !== '--save' && word !== '-S' && word !== '')
    .map((word) => flagNames[manager]?.[word] ?? word)
    .join(' ')

const managers: Record<string, { npx: string; npm: Rewrite }> = {
  pnpm: {
    npx: 'pnpm dlx',
    npm: (verb, rest) =>
      ({
        install: rest ? `pnpm add ${flags('pnpm', rest)}` : 'pnpm install',
        uninstall: `pnpm remove ${rest}`,
        update: `pnpm update ${rest}`,
        ci: 'pnpm install --frozen-lockfile',
        run: `pnpm run ${rest.replace(/ -- /, ' ')}`,
        create: `pnpm create ${rest.replace(/ -- /, ' ')}`,
        exec: `pnpm exec ${rest}`,
        test: `pnpm test ${rest}`,
        start: `pnpm start ${rest}`,
      })[verb],
  },
  yarn: {
    npx: 'yarn dlx',
    npm: (verb, rest) =>
      ({
        install: rest ? `yarn add ${flags('yarn', rest)}` : 'yarn install',
        uninstall: `yarn remove ${rest}`,
        update: `yarn up ${rest}`,
        ci: 'yarn install --immutable',
        run: `yarn ${rest.replace(/ -- /, ' ')}`,
        create: `yarn create ${rest.replace(/ -- /, ' ')}`,
        exec: `yarn exec ${rest}`,
        test: `yarn test ${rest}`,
        start: `yarn start ${rest}`,
      })[verb],
  },
  bun: {
    npx: 'bunx',
    npm: (verb, rest) =>
      ({
        install: rest ? `bun add ${flags('bun', rest)}` : 'bun install',
        uninstall: `bun remove ${rest}`,
        update: `bun update ${rest}`,
        ci: 'bun install --frozen-lockfile',
        run: `bun run ${rest.replace(/ -- /, ' ')}`,
        create: `bun create ${rest.replace(/ -- /, ' ')}`,
        exec: `bunx ${rest}`,
        test: `bun run test ${rest}`,
        start: `bun run start ${rest}`,
      })[verb],
  },
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
    const rewritten = to.npm(verbs[first] ?? first, others.join(' '))
    if (rewritten === undefined) unknown.push(line.trim())
    return rewritten === undefined ? line : indent + rewritten.trimEnd()
  })
  return { code: lines.join('\n'), unknown }
}
