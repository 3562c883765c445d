/**
 * WebKit, the engine of Safari: WebKitGTK's small browser, driven by WebDriver in a display of its own. It sends the few
 * commands that a smoke test needs.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { createInterface } from 'node:readline'
import { installBrowser } from '../../scripts/browsers.mjs'

export interface WebKit {
  /** Opens a page, and waits until it has loaded. */
  visit(address: string): Promise<void>
  /** Waits until an expression is true in the page, at most as long as the test may take. */
  waitFor(expression: string): Promise<void>
  /** @returns the value of an expression */
  evaluate(expression: string): Promise<unknown>
  /** Presses the first element that matches a selector, as a reader's mouse does. */
  click(selector: string): Promise<void>
  /** Types into what has the focus. */
  type(text: string): Promise<void>
  close(): Promise<void>
}

/** The key of an element in WebDriver's messages. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

/** @throws where WebKitGTK's driver is not installed, or does not start */
export async function startWebKit(): Promise<WebKit> {
  const driverPath = installBrowser('webkit')
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1000x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const processes: ChildProcess[] = [screen]
  try {
    const display = await firstLine(screen)
    const port = await freePort()
    const driver = spawn(driverPath, [`--port=${port}`], {
      stdio: 'ignore',
      env: {
        ...process.env,
        DISPLAY: `:${display}`,
        GDK_BACKEND: 'x11',
        // Containers and root have no user namespaces for it.
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      },
    })
    processes.push(driver)
    const origin = `http://127.0.0.1:${port}`
    await listening(origin, driver)
    return await session(origin, processes)
  } catch (error) {
    await end(processes)
    throw error
  }
}

async function session(origin: string, processes: ChildProcess[]): Promise<WebKit> {
  const send = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(origin + path, { method, ...(body && { body: JSON.stringify(body) }) })
    const { value } = (await response.json()) as { value: unknown }
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value)}`)
    return value
  }
  const { sessionId } = (await send('POST', '/session', { capabilities: {} })) as { sessionId: string }
  const own = `/session/${sessionId}`
  const evaluate = (expression: string) =>
    send('POST', `${own}/execute/sync`, { script: `return (${expression})`, args: [] })
  const webkit: WebKit = {
    visit: async (url) => void (await send('POST', `${own}/url`, { url })),
    evaluate,
    async waitFor(expression) {
      while ((await evaluate(expression)) !== true);
    },
    async click(selector) {
      const element = await send('POST', `${own}/element`, { using: 'css selector', value: selector })
      const id = (element as Record<typeof elementKey, string>)[elementKey]
      await send('POST', `${own}/element/${id}/click`, {})
    },
    async type(text) {
      const actions = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ])
      await send('POST', `${own}/actions`, { actions: [{ type: 'key', id: 'keyboard', actions }] })
    },
    async close() {
      await send('DELETE', own)
      await end(processes)
    },
  }
  return webkit
}

async function firstLine(child: ChildProcess): Promise<string> {
  for await (const line of createInterface(child.stdout!)) return line
  throw new Error('Xvfb ended before it had a display.')
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

async function listening(origin: string, driver: ChildProcess): Promise<void> {
  while (driver.exitCode === null)
    if (
      await fetch(`${origin}/status`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return
  throw new Error('The driver of WebKit ended before it listened.')
}

async function end(processes: ChildProcess[]): Promise<void> {
  for (const child of processes.reverse()) {
    if (child.exitCode !== null || child.signalCode !== null) continue
    const ended = once(child, 'close')
    child.kill()
    await ended
  }
}
