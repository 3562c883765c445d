import type { ReactNode } from 'react'
import { ChakraProvider, defaultSystem } from '@chakra-ui/react'
export function Provider({ children }: { children: ReactNode }) {
  return <ChakraProvider value={defaultSystem}>{children}</ChakraProvider>
}
