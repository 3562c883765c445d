/**
 * Demos in an iframe: keeps the frame as high as its content and passes the page's colour mode, direction and density
 * on.
 *
 * The frame is a page of this site, so its document is accessible; messages would need listeners on both sides.
 */
import type { ColorSchemeAttribute, DataAttribute } from '../../../../contract.js'
import { findAll, on } from '../../../../client/platform/page.js'

const attributes = (storagePrefix: string) => [
  `data-${storagePrefix}-color-scheme` satisfies ColorSchemeAttribute,
  'class',
  'dir',
  'data-density' satisfies DataAttribute,
]

/** Bodies that are observed; a frame that was already complete may load again. */
const watched = new WeakSet<HTMLElement>()

export function installDemoFrames(document: Document, storagePrefix: string): void {
  for (const frame of findAll<HTMLIFrameElement>(document, 'data-demo-iframe')) {
    const start = () => follow(frame, storagePrefix)
    if (frame.contentDocument?.readyState === 'complete' && frame.contentDocument.body.childElementCount > 0) start()
    frame.addEventListener('load', start)
  }
  const toFrames = (event: CustomEvent) => {
    for (const frame of findAll<HTMLIFrameElement>(document, 'data-demo-iframe')) pass(frame, storagePrefix, event)
  }
  on(document, 'docs:color-mode', toFrames)
  on(document, 'docs:preferences', toFrames)
}

function follow(frame: HTMLIFrameElement, storagePrefix: string): void {
  pass(frame, storagePrefix)
  const body = frame.contentDocument?.body
  const { ResizeObserver } = (frame.contentWindow as (Window & typeof globalThis) | null) ?? {}
  if (!body || !ResizeObserver) return
  if (watched.has(body)) return
  watched.add(body)
  // The page of a demo fills its viewport, which here is the frame: it could only grow.
  body.style.minHeight = '0'
  new ResizeObserver(() => {
    const height = Math.ceil(body.getBoundingClientRect().height)
    if (height > 0) frame.height = String(height)
  }).observe(body)
}

/** Copies the page's state; dispatches the event, if any, to the frame's own scripts. */
function pass(frame: HTMLIFrameElement, storagePrefix: string, event?: CustomEvent): void {
  const inner = frame.contentDocument
  if (!inner?.body) return
  const html = frame.ownerDocument.documentElement
  for (const name of attributes(storagePrefix)) {
    const value = html.getAttribute(name)
    if (value === null) inner.documentElement.removeAttribute(name)
    else inner.documentElement.setAttribute(name, value)
  }
  inner.body.dir = html.dir
  if (event)
    inner.dispatchEvent(
      new (inner.defaultView as Window & typeof globalThis).CustomEvent(event.type, {
        detail: event.detail as unknown,
      }),
    )
}
