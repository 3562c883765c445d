/** Finds the commands and checks of a site's features by opening the site, and runs them on it. */
import { Failure, type PrintedDiagnostic, sortDiagnostics } from './engine/diagnostic.js'
import { type Paint, unpainted } from './engine/diagnostic-text.js'
import type { Diagnostic } from './model.js'
import { type OpenSite, openSite, type SiteOptions } from './site.js'
import type { CommandContext, FeatureCommand } from './core/feature-command.js'
import { features } from './core/config/features.js'

export { ejectCommand } from './eject.js'
export { migrateCommand } from './rewrite/migrate.js'
export { renameCommand } from './rewrite/rename.js'
export { ownChecks, ownCommands } from './core/config/features.js'
export { builtinCommands, commonFlags } from './core/feature-command.js'

export interface OfferedCommands {
  commands: FeatureCommand[]
  checks: FeatureCommand[]
}

/** A command with its arguments and flags. */
export interface CommandCall extends Partial<Pick<CommandContext, 'arguments' | 'flags'>> {
  command: FeatureCommand
}

/** Callbacks for the output of a running command. */
export interface CommandListeners {
  onPrint?(line: string): void
  onLog?(line: string): void
  onDiagnostic?(diagnostic: PrintedDiagnostic): void
  paint?: Paint
}

export interface CommandResult {
  exitCode: number
  diagnostics: PrintedDiagnostic[]
  /** What the command passed to `result`. */
  data: Record<string, unknown>
  milliseconds: number
}

/**
 * Opens a site, lets the caller choose among its commands, and runs the chosen one.
 *
 * @param choose called once the configuration is read; undefined runs nothing. Errors that it throws are passed on.
 * @returns the result; a Failure, also of opening the site, becomes diagnostics and an exit code
 * @throws any other error of the command
 */
export async function runSiteCommand(
  options: SiteOptions & CommandListeners,
  choose: (offered: OfferedCommands) => CommandCall | undefined,
): Promise<CommandResult> {
  const started = performance.now()
  const result: CommandResult = { exitCode: 0, diagnostics: [], data: {}, milliseconds: 0 }
  let site: OpenSite | undefined
  const report = (diagnostics: Diagnostic | readonly Diagnostic[]) => {
    for (const one of sortDiagnostics([diagnostics].flat())) {
      const placed = site?.place(one) ?? { ...one, notes: one.notes ?? [] }
      result.diagnostics.push(placed)
      options.onDiagnostic?.(placed)
    }
  }
  try {
    site = openSite(options, 'build')
    const { ask } = site.graph
    const call = choose(await offeredCommands(site))
    if (call)
      result.exitCode = await call.command.run({
        ask,
        root: site.root,
        arguments: {},
        flags: {},
        ...call,
        print: (line) => options.onPrint?.(line),
        log: (line) => options.onLog?.(line),
        paint: options.paint ?? unpainted,
        report,
        result: (data) => void Object.assign(result.data, data),
      })
    if (result.exitCode === 0 && result.diagnostics.some(({ severity }) => severity === 'error')) result.exitCode = 1
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    report(error.diagnostics)
    result.exitCode = error.exitCode
  } finally {
    await site?.close()
  }
  result.milliseconds = performance.now() - started
  return result
}

export interface CheckOptions extends SiteOptions, CommandListeners {
  /** The check's own flags by name. */
  flags?: Record<string, string | boolean | string[]>
}

/**
 * Runs a check of a site's features, as `docs-build check <name>` does: `check('demos', { root })`.
 *
 * @throws Error where no feature has the check
 */
export async function check(name: string, { flags = {}, ...options }: CheckOptions): Promise<CommandResult> {
  return runSiteCommand(options, ({ checks }) => {
    const command = checks.find((one) => one.name === name)
    if (!command) throw new Error(`no feature of this site has a check "${name}"`)
    return { command, flags }
  })
}

/** Lists the commands of a site without writing anything; undefined if its configuration cannot be read. */
export async function listCommands(options: SiteOptions): Promise<OfferedCommands | undefined> {
  let site: OpenSite | undefined
  try {
    site = openSite({ ...options, cache: false, threads: 1 }, 'build')
    return await offeredCommands(site)
  } catch {
    // `--help` works without a valid configuration; the command itself reports the errors.
    return undefined
  } finally {
    await site?.close(false)
  }
}

async function offeredCommands(site: OpenSite): Promise<OfferedCommands> {
  const list = await features(site.graph.ask)
  return {
    commands: list.flatMap(({ commands = [] }) => commands),
    checks: list.flatMap(({ checks = [] }) => checks),
  }
}
