/** Is around every demo: the stylesheet and the providers that the components need. */
__imports__
import type { DemoProviderProps } from 'vitrine'
// __notes__

export function Provider({ children, direction }: DemoProviderProps) {
  return (
    <div __attributes__>
      {/* each lines */}
      __lines__
      {/* end lines */}
    </div>
  )
}
