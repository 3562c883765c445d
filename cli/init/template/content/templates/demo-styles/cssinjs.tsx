/** Gives the page the rules of @ant-design/cssinjs that a prerendered demo needs, so that it has its styles before any script. */
import { createCache, extractStyle, StyleProvider } from '@ant-design/cssinjs'
import type { ReactNode } from 'react'
import type { DemoProviderModule } from 'vitrine'

const shared = createCache()

export function Styles({ styles = shared, children }: { styles?: unknown; children: ReactNode }) {
  return <StyleProvider cache={styles as typeof shared}>{children}</StyleProvider>
}

export const collectCss: DemoProviderModule['collectCss'] = (render) => {
  const cache = createCache()
  const html = render(cache)
  const css = [...extractStyle(cache).matchAll(/<style([^>]*)>([^]*?)<\/style>/g)].map(([, tag = '', css = '']) => {
    const names = [...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value] as const)
    const [attribute = '', key = ''] = names[0] ?? []
    return { attribute, key, attributes: Object.fromEntries(names), rules: [{ css }] }
  })
  return { html, css }
}
