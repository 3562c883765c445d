/** The commands of `docs-build`, besides the unnamed one, which builds. Commands of features are found on the site. */
import { builtinCommands } from '../../src/index.js'
import type { Command } from '../command.js'

/** Each is in the file of its name. `help` has none: it is rewritten to the flag `--help` (run-build.ts). */
export const commands: readonly Command[] = await Promise.all(
  builtinCommands
    .filter((name) => name !== 'help')
    .map(
      async (name) =>
        ((await import(/* @vite-ignore */ new URL(`./${name}.js`, import.meta.url).href)) as { command: Command })
          .command,
    ),
)
