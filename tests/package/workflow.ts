/** Workflows of GitHub, run on this machine: those that `init` generates, in clones of the repository. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { completed, type Environment } from './commands.js'

interface Step {
  uses?: string
  with?: Record<string, string | number>
  run?: string
  env?: Record<string, string>
  'working-directory'?: string
}
interface Job {
  'runs-on': string
  environment?: { name: string }
  env?: Record<string, string>
  steps: Step[]
}
interface Workflow {
  name: string
  on: unknown
  permissions: Record<string, 'read' | 'write'>
  env?: Record<string, string>
  jobs: Record<string, Job>
}

/** What is known of a run; any other expression is a mistake. */
const contexts: Record<string, string> = { 'github.event.repository.name': 'acme' }

const filled = (text: string) =>
  text.replace(/\$\{\{\s*(.*?)\s*\}\}/g, (expression, name: string) => {
    if (contexts[name] === undefined) throw new Error(`unknown expression ${expression}`)
    return contexts[name]
  })

/** What each action does that a step after it needs, by its name and major version. */
const actions: Record<string, (inputs: NonNullable<Step['with']>, root: string, workflow: Workflow) => void> = {
  'actions/checkout@v4': (inputs) => allow(inputs, ['fetch-depth']),
  // Its input `cache` would need the lockfile at the root and the manager installed before.
  'actions/setup-node@v4': (inputs) => allow(inputs, ['node-version']),
  'actions/upload-pages-artifact@v3'(inputs, root) {
    allow(inputs, ['path'])
    const page = join(root, String(inputs['path']), 'index.html')
    if (!existsSync(page)) throw new Error(`nothing to upload: there is no ${page}`)
  },
  'actions/deploy-pages@v4'(inputs, _root, { permissions, jobs }) {
    allow(inputs, [])
    if (permissions['pages'] !== 'write' || permissions['id-token'] !== 'write')
      throw new Error('the workflow may not deploy')
    if (Object.values(jobs).some(({ environment }) => environment?.name !== 'github-pages'))
      throw new Error('only the environment github-pages deploys')
  },
}

function allow(values: object, keys: readonly string[]): void {
  const unknown = Object.keys(values).filter((key) => !keys.includes(key))
  if (unknown.length > 0) throw new Error(`unknown keys: ${unknown.join(', ')}`)
}

/**
 * Runs every workflow of a repository, its steps in order, as a fresh machine would.
 *
 * @param repository its files are committed
 * @param folder of the machine; the clones are beside it
 * @param env of a machine with Node, npm and Corepack
 */
export async function runWorkflows(repository: string, folder: string, env: Environment): Promise<string[]> {
  const files = readdirSync(join(repository, '.github/workflows'))
  for (const file of files) {
    // Beside the repository: relative paths lead to the same files.
    const root = `${folder} ${file}`
    await completed(`git clone --quiet '${repository}' '${root}'`, repository, env)
    const workflow = parse(readFileSync(join(root, '.github/workflows', file), 'utf8')) as Workflow
    allow(workflow, ['name', 'on', 'permissions', 'env', 'jobs'])
    for (const job of Object.values(workflow.jobs)) {
      allow(job, ['runs-on', 'environment', 'env', 'steps'])
      const isReady = job.steps.findIndex(({ run }) => run !== undefined) >= 2
      if (!isReady || !job.steps[0]!.uses?.startsWith('actions/checkout@'))
        throw new Error(`${file}: no checkout first`)
      for (const [index, step] of job.steps.entries()) {
        allow(step, ['uses', 'with', 'run', 'env', 'working-directory'])
        const { uses, run } = step
        if (uses !== undefined) {
          if (!actions[uses]) throw new Error(`${file}: unknown action ${uses}`)
          actions[uses](step.with ?? {}, root, workflow)
        }
        if (run === undefined) continue
        const script = join(folder, `${file}-${index}.sh`)
        writeFileSync(script, filled(run))
        const variables = { ...env, ...workflow.env, ...job.env, ...step.env }
        await completed(`bash -e '${script}'`, join(root, step['working-directory'] ?? '.'), variables)
      }
    }
  }
  return files
}

/**
 * A machine of GitHub: beside Node and npm it has Corepack, and what steps install globally.
 *
 * @param folder of its programs
 * @param corepack the folder into which Corepack is installed
 */
export function machine(folder: string, corepack: string, env: Environment): Environment {
  const bin = join(folder, 'bin')
  mkdirSync(bin, { recursive: true })
  const script = join(corepack, 'node_modules/corepack/dist/corepack.js')
  // `corepack enable` would write beside this machine's Node.
  const text = `#!/bin/sh
if [ "$1" = enable ]; then shift; set -- enable --install-directory '${bin}' "$@"; fi
exec node '${script}' "$@"
`
  writeFileSync(join(bin, 'corepack'), text, { mode: 0o755 })
  return {
    ...env,
    PATH: `${bin}:${env['PATH']}`,
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    npm_config_prefix: folder,
    COREPACK_HOME: join(corepack, 'home'),
    // Registries of other hosts sign nothing.
    COREPACK_INTEGRITY_KEYS: '0',
  }
}
