import type { ReactNode } from 'react'
import { CssLibPreferenceProvider } from '../components/css-lib-preference'
import { components as primitives } from '../components/mdx-components'
import { ThemesMDXComponents } from '../components/themes-mdx-components'

// Those that need the styles of the site around them, or run what is a demo here.
const asWritten = {
  h1: undefined,
  h2: undefined,
  h3: undefined,
  h4: undefined,
  p: undefined,
  a: undefined,
  hr: undefined,
  ul: undefined,
  ol: undefined,
  li: undefined,
  em: undefined,
  strong: undefined,
  blockquote: undefined,
  pre: undefined,
  code: undefined,
}

export const components = {
  ...ThemesMDXComponents,
  ...primitives,
  ...asWritten,
  wrapper: ({ children }: { children: ReactNode }) => <CssLibPreferenceProvider>{children}</CssLibPreferenceProvider>,
}
