/** Addresses of demos and their sources: `#Bars`, `#Bars.tsx`, `#css-Bars.js`. The styling and language are chosen elsewhere. */
import { demoIdsOf } from '../../../features/demos/source/demo-anchors.js'
import { data, find } from '../../platform/page.js'

/** The demo that an address means. */
export function demoOfHash(document: Document, hash: string): HTMLElement | undefined {
  for (const id of demoIdsOf(hash)) {
    const element = document.getElementById(id)
    if (element && data(element).demo !== undefined) return element
  }
  return undefined
}

/** Opens the source and brings the demo into view. */
export function openAnchored(document: Document, hash: string): void {
  const demo = demoOfHash(document, hash)
  const toggle = demo && find<HTMLDetailsElement>(demo, 'data-demo-toggle')
  if (toggle) toggle.open = true
  demo?.scrollIntoView({ block: 'start' })
}
