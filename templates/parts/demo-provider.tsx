/**
 * The wrapper of every demo. This one suits libraries whose styles are stylesheets: it says the direction and the
 * density, and the rest is CSS. A site whose library makes styles at run time, or has a theme of its own, puts a file
 * of this name into its folder `templates` and may export, besides `Provider`,
 *
 *   collectCss(render)   renders once, on the build machine, and tells the rules that the demo took
 *   globalCss()          rules that every page with a demo needs
 */
import type { DemoProviderProps } from 'vitrine'
import { data } from './data-attributes.js'

export function Provider({ direction, dense, children }: DemoProviderProps) {
  return (
    <div className="v-demo-provider" dir={direction} {...data({ 'data-density': dense ? 'dense' : undefined })}>
      {children}
    </div>
  )
}
