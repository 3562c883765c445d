/**
 * When demos wake: when they come near the viewport and the browser is idle, or at once when they are hovered, focused
 * or pressed. Until then this file and held-input.ts are all the script that a demo costs.
 *
 * Listeners are on the document, in the capture phase: one set for all demos, before anything else in the page receives
 * the event. A demo that sleeps follows the colour mode by CSS alone.
 */
import { heldTypes, holdEvent, type HeldInput, noInput, placeOf } from './held-input.js'
import { around, data, emit, findAll, on } from '../../../../client/platform/page.js'

export interface WakeEnv {
  window: Window & typeof globalThis
  /** Loads and mounts the demo. @returns gives the demo what was held; undefined if it could not be loaded */
  mount(root: HTMLElement): Promise<((input: HeldInput) => Promise<void>) | undefined>
  /** Shows that the demo could not be loaded; `retry` tries again. */
  onLost(root: HTMLElement, retry: () => void): void
}

interface Sleeper {
  input: HeldInput
  waking: boolean
  /** It could not be loaded, so the browser handles events until it can. */
  isLost: boolean
}

/** How far outside of the viewport a demo wakes. */
const margin = '50px'

export function wakeDemos({ window, mount, onLost }: WakeEnv): void {
  const { document } = window
  const sleepers = new Map<Element, Sleeper>()

  const wake = async (root: HTMLElement): Promise<void> => {
    const sleeper = sleepers.get(root)
    if (!sleeper || sleeper.waking) return
    sleeper.waking = true
    const { input } = sleeper
    // It will be drawn in place of what is there.
    if (data(root).ssr !== undefined) root.setAttribute('aria-busy', 'true')
    const release = await mount(root).catch((error: unknown) => void console.error(error))
    if (release) await release(input).catch((error: unknown) => console.error(error))
    root.removeAttribute('aria-busy')
    delete data(root).waking
    sleeper.waking = false
    sleeper.isLost = !release
    if (!release) {
      input.events.length = 0
      return onLost(root, () => void wake(root))
    }
    sleepers.delete(root)
    data(root).awake = ''
    emit(root, 'docs:demo-awake', undefined)
  }

  const sleeping = (event: Event): HTMLElement | undefined => {
    const root = around(event, 'data-demo-root')
    return root && sleepers.has(root) ? root : undefined
  }
  for (const type of ['pointerover', 'pointerdown', 'touchstart', 'focusin']) {
    document.addEventListener(type, (event) => void touched(sleeping(event)), { capture: true, passive: true })
  }
  document.addEventListener('focusin', (event) => {
    const root = sleeping(event)
    if (root) sleepers.get(root)!.input.focus = placeOf(event.target as Element, root)
  })
  document.addEventListener('focusout', (event) => {
    const root = sleeping(event)
    // An element that is taken out of the page loses the focus, too.
    queueMicrotask(() => {
      if (root && (event.target as Element).isConnected) delete sleepers.get(root)?.input.focus
    })
  })
  for (const type of heldTypes) {
    document.addEventListener(
      type,
      (event) => {
        const root = sleeping(event)
        if (!root || !event.isTrusted) return
        const { input, isLost } = sleepers.get(root)!
        if (isLost || input.isActing) return
        holdEvent(event, root, input)
        // Visible while the demo does not answer.
        data(root).waking = ''
        root.setAttribute('aria-busy', 'true')
        void touched(root)
      },
      { capture: true },
    )
  }
  const touched = (root: HTMLElement | undefined) => root && wake(root)

  const queue: HTMLElement[] = []
  const whenIdle = (work: () => void) =>
    window.requestIdleCallback ? window.requestIdleCallback(work, { timeout: 2000 }) : window.setTimeout(work, 200)
  let isWorking = false
  const next = (): void => {
    if (isWorking || queue.length === 0) return
    const root = queue.shift()!
    isWorking = true
    whenIdle(() => {
      void wake(root).then(() => {
        isWorking = false
        next()
      })
    })
  }
  const come = (root: HTMLElement) => {
    queue.push(root)
    next()
  }

  const observer =
    window.IntersectionObserver &&
    new window.IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting) continue
          observer.unobserve(target)
          come(target as HTMLElement)
        }
      },
      { rootMargin: margin },
    )
  const watch = (root: HTMLElement) => {
    sleepers.set(root, { input: noInput(), waking: false, isLost: false })
    if (observer) observer.observe(root)
    else come(root)
  }
  // Pictures of demos stay what they are.
  for (const root of findAll(document, 'data-demo-root')) if (data(root).module !== undefined) watch(root)
  // The development server exchanges a demo whose code was edited.
  on(document, 'docs:demo-added', (event) => {
    event.preventDefault()
    const { root, awake } = event.detail
    watch(root)
    if (awake) void wake(root)
  })
}
