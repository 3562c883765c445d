/** Gives the page the rules of Emotion that a prerendered demo needs, so that it has its styles before any script. */
import createCache, { type EmotionCache } from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import type { ReactNode } from 'react'
import type { DemoProviderModule } from 'vitrine'

// With `speedy`, rules are inserted without text in style elements, which the policy of the pages would block.
const options = { key: 'css', speedy: true }
const shared = createCache(options)

export function Styles({ styles = shared, children }: { styles?: unknown; children: ReactNode }) {
  return <CacheProvider value={styles as EmotionCache}>{children}</CacheProvider>
}

export const collectCss: DemoProviderModule['collectCss'] = (render) => {
  const cache = createCache(options)
  cache.compat = true
  const html = render(cache)
  const css = Object.entries(cache.inserted).flatMap(([id, css]) => {
    const key = cache.registered[`css-${id}`] === undefined ? 'css-global' : 'css'
    return typeof css === 'string' ? [{ attribute: 'data-emotion', key, rules: [{ id, css }] }] : []
  })
  return { html, css }
}
