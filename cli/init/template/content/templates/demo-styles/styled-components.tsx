/** Gives the page the rules of styled-components that a prerendered demo needs, so that it has its styles before any script. */
import type { ReactElement, ReactNode } from 'react'
import { ServerStyleSheet, StyleSheetManager } from 'styled-components'
import type { DemoProviderModule } from 'vitrine'

export function Styles({ styles, children }: { styles?: unknown; children: ReactNode }) {
  const sheet = (styles as ServerStyleSheet | undefined)?.instance
  return <StyleSheetManager {...(sheet && { sheet })}>{children}</StyleSheetManager>
}

type StyleElement = ReactElement<{ dangerouslySetInnerHTML: { __html: string }; [attribute: string]: unknown }>

export const collectCss: DemoProviderModule['collectCss'] = (render) => {
  const sheet = new ServerStyleSheet()
  const html = render(sheet)
  const css = (sheet.getStyleElement() as StyleElement[]).map(({ props }) => {
    const { dangerouslySetInnerHTML, ...attributes } = props
    // Each component has a comment at its end.
    const rules = dangerouslySetInnerHTML.__html.match(/[^]*?\{content:"[^"]*"\}\/\*!sc\*\/\s*/g) ?? []
    return {
      attribute: 'data-styled',
      key: '',
      attributes: attributes as Record<string, string>,
      rules: rules.map((css) => ({ css })),
    }
  })
  sheet.seal()
  return { html, css }
}
