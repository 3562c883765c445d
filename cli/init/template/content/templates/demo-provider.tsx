/** Is around every demo: the stylesheet and the providers that the components need. */
// each mode
import { useSyncExternalStore } from 'react'
// end mode
__imports__
import type { DemoProviderProps } from 'vitrine'
// each collects
import { Styles } from './demo-styles.js'

export { collectCss } from './demo-styles.js'
// end collects
// __notes__
// each mode

const modeOf = () => (document.documentElement.classList.contains('mode-dark') ? 'dark' : 'light')

function onModeChange(changed: () => void) {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributeFilter: ['class'] })
  return () => observer.disconnect()
}
// end mode

export function Provider({ __parameters__ }: DemoProviderProps) {
  // each mode
  const mode = useSyncExternalStore(onModeChange, modeOf, () => 'light' as const)
  // end mode
  return (
    <div __attributes__>
      {/* each lines */}
      __lines__
      {/* end lines */}
    </div>
  )
}
