import type { ReactNode } from 'react'
import 'bootstrap/dist/css/bootstrap.min.css'
export function Provider({ children }: { children: ReactNode }) {
  return children
}
