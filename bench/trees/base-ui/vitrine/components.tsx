import type { ReactNode } from 'react'

export { Kbd } from '../src/components/Kbd/Kbd'

export const Meta = () => null
export const Subtitle = ({ children }: { children: ReactNode }) => <p className="description">{children}</p>
export const TypeRef = ({ children }: { children: ReactNode }) => <>{children}</>
export const TypePropRef = TypeRef
