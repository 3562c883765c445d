import type { ComponentProps, ReactNode } from 'react'
import { ChakraProvider, defaultSystem } from '@chakra-ui/react'

export { Box } from '@chakra-ui/react'
export * from '../compositions/src/lib/aspect-ratio-token-doc'
export * from '../compositions/src/lib/border-radius-token-doc'
export * from '../compositions/src/lib/breakpoint-doc'
export * from '../compositions/src/lib/color-token-doc'
export * from '../compositions/src/lib/conditional-styles-reference-doc'
export * from '../compositions/src/lib/cursor-token-doc'
export * from '../compositions/src/lib/keyframe-doc'
export * from '../compositions/src/lib/shadow-token-doc'
export * from '../compositions/src/lib/sizes-token-doc'
export * from '../compositions/src/lib/spacing-token-doc'
export * from '../compositions/src/lib/typography-token-doc'
export * from '../compositions/src/lib/z-index-token-doc'

export const wrapper = ({ children }: { children: ReactNode }) => (
  <ChakraProvider value={defaultSystem}>{children}</ChakraProvider>
)
export const Iframe = (props: ComponentProps<'iframe'>) => <iframe {...props} />
export const ResourceCard = ({ url, title, description }: Record<string, string>) => (
  <p>
    <a href={url}>{title}</a> {description}
  </p>
)
