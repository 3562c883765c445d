import { DesignSystemProvider, lightTheme } from '@strapi/design-system'
import type { ReactNode } from 'react'

export function Provider({ children }: { children: ReactNode }) {
  return (
    <DesignSystemProvider locale="en" theme={lightTheme}>
      {children}
    </DesignSystemProvider>
  )
}
