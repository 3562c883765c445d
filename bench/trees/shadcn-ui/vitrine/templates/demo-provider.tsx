import { type ReactNode, useEffect } from 'react'
import './styles.built.css'

export function Provider({ children }: { children: ReactNode }) {
  useEffect(() => document.body.classList.add('style-nova'), [])
  return <div className="style-nova">{children}</div>
}
