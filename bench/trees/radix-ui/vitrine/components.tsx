import type { ReactNode } from 'react'
import { CssLibPreferenceProvider } from '../components/css-lib-preference'
import { components as primitives } from '../components/mdx-components'
import { ThemesMDXComponents } from '../components/themes-mdx-components'

export const components = {
  ...ThemesMDXComponents,
  ...primitives,
  wrapper: ({ children }: { children: ReactNode }) => <CssLibPreferenceProvider>{children}</CssLibPreferenceProvider>,
}
