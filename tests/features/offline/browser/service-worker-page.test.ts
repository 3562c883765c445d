import { describe, expect, it } from 'vitest'
import {
  isServiceWorkerHost,
  registerServiceWorker,
} from '../../../../src/features/offline/browser/register-service-worker.js'
import { createIdleReload } from '../../../../src/features/offline/browser/reload-when-idle.js'
import type { SafeStorage } from '../../../../src/client/platform/safe-storage.js'
import { fakeClock } from '../../../client/support/fake-clock.js'
import { blockedStorage, storageOf } from '../../../client/support/fake-storage.js'

describe('hosts', () => {
  it.each([
    ['docs.example.com', ['docs.example.com'], true],
    ['docs.example.com:8080', ['docs.example.com'], true],
    ['localhost:3000', ['localhost:3000'], true],
    ['localhost:3001', ['localhost:3000'], false],
    ['evil-docs.example.com', ['docs.example.com'], false],
    ['docs.example.com.evil.com', ['docs.example.com'], false],
    ['any.example.com', ['*'], true],
    ['any.example.com', [], false],
  ])('%s of %o: %s', (host, hosts, expected) => expect(isServiceWorkerHost(host, hosts)).toBe(expected))
})

describe('registration', () => {
  const config = { url: '/x/sw.js', scope: '/x/', others: [], hosts: ['docs.example.com'], cachePrefix: 'docs-sw:/x:' }
  const own = { scriptURL: 'https://docs.example.com/x/sw.js' }
  const setUp = (
    options: { controlled?: boolean | { scriptURL: string }; fails?: boolean; waiting?: boolean; host?: string } = {},
  ) => {
    const posted: unknown[] = []
    const registered: unknown[] = []
    const kept: unknown[] = []
    let reloads = 0
    const container = Object.assign(new EventTarget(), {
      controller: options.controlled === true ? own : options.controlled || null,
      register: async (...args: unknown[]) => {
        registered.push(args)
        if (options.fails) throw new TypeError('bad MIME type')
        return { waiting: options.waiting ? { postMessage: (message: unknown) => posted.push(message) } : null }
      },
    })
    const done = registerServiceWorker({
      container: container as unknown as ServiceWorkerContainer,
      host: options.host ?? 'docs.example.com',
      config,
      requestReload: () => void reloads++,
      keepLoaded: (worker) => kept.push(worker),
    })
    const change = (controller = own) => {
      container.controller = controller
      container.dispatchEvent(new Event('controllerchange'))
    }
    return { done, registered, posted, kept, change, reloads: () => reloads }
  }
  it('is made with the scope, past the HTTP cache', async () => {
    const { done, registered } = setUp()
    expect(await done).toBe(true)
    expect(registered).toEqual([['/x/sw.js', { scope: '/x/', updateViaCache: 'none' }]])
  })
  it('is not made on other hosts, nor without workers', async () => {
    const { done, registered } = setUp({ host: 'fork.example.org' })
    expect(await done).toBe(false)
    expect(registered).toEqual([])
    const nothing = { requestReload: () => {}, keepLoaded: () => {} }
    expect(await registerServiceWorker({ container: undefined, host: 'docs.example.com', config, ...nothing })).toBe(
      false,
    )
  })
  it('does not reload on a first install, but on the update after it in the same tab', () => {
    const { change, reloads } = setUp()
    change()
    expect(reloads()).toBe(0)
    change()
    expect(reloads()).toBe(1)
  })
  it('has what was loaded without it kept, once', () => {
    const { change, kept } = setUp()
    change()
    change()
    expect(kept).toEqual([own])
    const controlled = setUp({ controlled: true })
    controlled.change()
    expect(controlled.kept).toEqual([])
  })
  it('does not reload where it takes over from the worker of a wider scope', () => {
    const wider = { scriptURL: 'https://docs.example.com/sw.js' }
    const { change, reloads } = setUp({ controlled: wider })
    change()
    expect(reloads()).toBe(0)
    change()
    expect(reloads()).toBe(1)
    const uncontrolled = setUp()
    uncontrolled.change(wider)
    uncontrolled.change()
    expect(uncontrolled.reloads()).toBe(0)
  })
  it('reloads on an update', () => {
    const { change, reloads } = setUp({ controlled: true })
    change()
    expect(reloads()).toBe(1)
  })
  it('hurries a worker that waits', async () => {
    const { done, posted } = setUp({ waiting: true })
    await done
    expect(posted).toEqual([{ type: 'skip-waiting' }])
  })
  it('leaves a plain page where it fails', async () => {
    const { done, change, reloads } = setUp({ fails: true, controlled: true })
    expect(await done).toBe(false)
    change()
    expect(reloads()).toBe(0)
  })
})

describe('reloading when it suits the reader', () => {
  const setUp = (options: { session?: SafeStorage; focus?: boolean; busy?: boolean } = {}) => {
    const clock = fakeClock()
    const session = options.session ?? storageOf()
    const state = { focus: options.focus ?? true, busy: options.busy ?? false, reloads: 0 }
    const request = createIdleReload({
      clock,
      session,
      storagePrefix: 'docs',
      hasFocus: () => state.focus,
      isBusy: () => state.busy,
      reload: () => void state.reloads++,
    })
    return { clock, session, state, request }
  }
  it('is at once in a page with the focus', () => {
    const { request, state } = setUp()
    request()
    expect(state.reloads).toBe(1)
  })
  it('is once, however often it is asked for', async () => {
    const { request, state, clock } = setUp()
    request()
    request()
    await clock.advance(600_000)
    expect(state.reloads).toBe(1)
  })
  it('waits for the focus', async () => {
    const { request, state, clock } = setUp({ focus: false })
    request()
    await clock.advance(600_000)
    expect(state.reloads).toBe(0)
    state.focus = true
    await clock.advance(500)
    expect(state.reloads).toBe(1)
  })
  it('waits while the reader types', async () => {
    const { request, state, clock } = setUp({ busy: true })
    request()
    await clock.advance(600_000)
    expect(state.reloads).toBe(0)
    state.busy = false
    await clock.advance(500)
    expect(state.reloads).toBe(1)
  })
  it('is not more often than once a minute, over loads of the page', async () => {
    const first = setUp()
    first.request()
    const second = setUp({ session: first.session })
    second.request()
    await second.clock.advance(59_000)
    expect(second.state.reloads).toBe(0)
    await second.clock.advance(1_500)
    expect(second.state.reloads).toBe(1)
  })
  it('does not spin where nothing can be remembered', async () => {
    const { request, state, clock } = setUp({ session: blockedStorage() })
    request()
    await clock.advance(59_000)
    expect(state.reloads).toBe(0)
    await clock.advance(2_000)
    expect(state.reloads).toBe(1)
  })
  it('is not held up by nonsense in the session', () => {
    const { request, state } = setUp({ session: storageOf({ 'docs-reloaded-at': '<script>' }) })
    request()
    expect(state.reloads).toBe(1)
  })
})
