import { DesignSystemProvider, lightTheme } from '@strapi/design-system'
import type { ComponentType } from 'react'

// That of the repository asks the browser for a theme while it is loaded, so that nothing could be prerendered.
export default {
  decorators: [
    (Story: ComponentType) => (
      <DesignSystemProvider locale="en" theme={lightTheme}>
        <Story />
      </DesignSystemProvider>
    ),
  ],
}
