/** The page that builds a theme: what it proposes at first is readable, and is what docs.config.ts takes. */
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import ThemeBuilder from '../../content/components/ThemeBuilder.js'

it('shows the lines of docs.config.ts, and contrasts that WCAG asks for', () => {
  const html = renderToStaticMarkup(<ThemeBuilder />)
  expect(html).toContain('theme: {\n  brand: &#x27;#2a3fe0&#x27;,\n},')
  const contrasts = [...html.matchAll(/([\d.]+) : 1/g)].map(([, ratio]) => Number(ratio))
  expect(contrasts).toHaveLength(4)
  for (const contrast of contrasts) expect(contrast).toBeGreaterThanOrEqual(4.5)
})
