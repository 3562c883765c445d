/** Gives the page the rules of Griffel that a prerendered demo needs, so that it has its styles before any script. */
import { createDOMRenderer, type GriffelRenderer, RendererProvider, renderToStyleElements } from '@griffel/react'
import type { ReactElement, ReactNode } from 'react'
import type { DemoProviderModule } from 'vitrine'

const shared = createDOMRenderer()

export function Styles({ styles = shared, children }: { styles?: unknown; children: ReactNode }) {
  return <RendererProvider renderer={styles as GriffelRenderer}>{children}</RendererProvider>
}

type StyleElement = ReactElement<{ dangerouslySetInnerHTML: { __html: string }; [attribute: string]: unknown }>

export const collectCss: DemoProviderModule['collectCss'] = (render) => {
  const renderer = createDOMRenderer()
  const html = render(renderer)
  const css = (renderToStyleElements(renderer) as StyleElement[]).map(({ props }) => {
    const { dangerouslySetInnerHTML, 'data-make-styles-bucket': bucket, ...attributes } = props
    return {
      attribute: 'data-make-styles-bucket',
      key: String(bucket),
      attributes: attributes as Record<string, string>,
      rules: [{ css: dangerouslySetInnerHTML.__html }],
    }
  })
  return { html, css }
}
