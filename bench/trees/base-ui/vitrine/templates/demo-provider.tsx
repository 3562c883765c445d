import type { ReactNode } from 'react'
import './demos.css'

export function Provider({ children }: { children: ReactNode }) {
  return <>{children}</>
}
