/**
 * esbuild runs in a process of its own, which keeps about 90 MB for as long as it lives. It is started when something
 * is compiled or bundled, which takes 7 ms, and ended when it has had nothing to do for a while: most of a large build
 * is pages.
 *
 * esbuild itself is loaded with its first use: most commands never need it.
 */
type Esbuild = typeof import('esbuild')

/** Milliseconds without work after which the process ends. */
const idleTime = 500

let running = 0
let isKept = false
let timer: NodeJS.Timeout | undefined

/** Runs `use` with esbuild, whose process stays until its result is there. */
export async function withEsbuild<Value>(use: (esbuild: Esbuild) => Promise<Value>): Promise<Value> {
  const esbuild = await import('esbuild')
  clearTimeout(timer)
  running++
  try {
    return await use(esbuild)
  } finally {
    running--
    if (running === 0 && !isKept) timer = setTimeout(() => void esbuild.stop(), idleTime).unref()
  }
}

/** Keeps the process until `stopEsbuild`: a server has to answer every edit quickly. */
export function keepEsbuild(): void {
  isKept = true
}

/** Ends the process, if there is one. */
export async function stopEsbuild(): Promise<void> {
  clearTimeout(timer)
  const { stop } = await import('esbuild')
  await stop()
}
