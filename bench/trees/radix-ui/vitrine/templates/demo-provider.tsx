import '@radix-ui/themes/styles.css'
import { Theme } from '@radix-ui/themes'
import type { ReactNode } from 'react'
export function Provider({ children }: { children: ReactNode }) {
  return <Theme hasBackground={false}>{children}</Theme>
}
