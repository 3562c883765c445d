/**
 * Anchors of demos and their sources: `#Bars`, `#Bars.tsx`, `#css-Bars.js`. Styling and language are handled in
 * preferences/.
 */
import { demoIdsOf } from '../../shared/demo-anchors.js'
import { data, find } from '../../../../client/platform/page.js'

/** The demo that a hash refers to. */
function demoOfHash(document: Document, hash: string): HTMLElement | undefined {
  for (const id of demoIdsOf(hash)) {
    const element = document.getElementById(id)
    if (element && data(element).demo !== undefined) return element
  }
  return undefined
}

/** Opens the source and scrolls the demo into view. */
export function openAnchored(document: Document, hash: string): void {
  const demo = demoOfHash(document, hash)
  const toggle = demo && find<HTMLDetailsElement>(demo, 'data-demo-toggle')
  if (toggle) toggle.open = true
  demo?.scrollIntoView({ block: 'start' })
}
