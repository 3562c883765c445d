import type { ReactNode } from 'react'
import './demo-provider.css'

export function Provider({ children }: { children: ReactNode }) {
  return <>{children}</>
}
