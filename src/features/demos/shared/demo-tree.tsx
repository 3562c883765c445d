/**
 * The tree of elements around one demo, the same when it is prerendered and when it is hydrated: another tree would
 * give `useId` other ids.
 *
 * Direction and density are "left to right, normal density" while a demo is prerendered and hydrated, and the visitor's
 * choice, from a store, afterwards. The same change tells the provider that components may measure themselves: before
 * it, they take the width that they were prerendered for.
 */
import { Component, type ComponentType, type ReactNode, startTransition, useEffect, useState } from 'react'
import type { DemoProviderModule, DemoSettings } from '../../../feature.js'

export interface SettingsStore {
  subscribe(changed: () => void): () => void
  get(): DemoSettings
}

/** As every demo is prerendered. */
export const prerenderedSettings: DemoSettings = { direction: 'ltr', dense: false }

export interface DemoTreeProps {
  provider: DemoProviderModule
  demo: ComponentType
  /** What its controls set. */
  props?: Record<string, unknown>
  store: SettingsStore
  isolated: boolean
  /** In pixels, of what is prerendered. */
  width: number
  styles?: unknown
  /** Whether the tree must first be as it was prerendered. */
  adopted?: boolean
  /** Shown instead of a demo that threw; without it the error is rethrown. */
  failed?: (error: unknown, reset: () => void) => ReactNode
  /** Called once the demo is in the page and reacts. */
  mounted?: () => void
}

export function DemoTree({
  provider: { Provider },
  demo: Demo,
  props,
  store,
  isolated,
  width,
  styles,
  adopted = false,
  failed,
  mounted,
}: DemoTreeProps) {
  const [settings, setSettings] = useState(adopted ? prerenderedSettings : store.get)
  useEffect(() => {
    // Unlike an external store's snapshot, which would be rendered in one long task.
    const follow = () => startTransition(() => setSettings(store.get))
    follow()
    return store.subscribe(follow)
  }, [store])
  const { direction, dense, theme } = settings
  const isPrerendered = settings === prerenderedSettings
  useEffect(() => mounted?.(), [mounted])
  return (
    <DemoBoundary failed={failed}>
      <Provider
        direction={direction}
        dense={dense}
        {...(theme && { theme })}
        isolated={isolated}
        styles={styles}
        {...(isPrerendered && { width })}
      >
        <Demo {...props} />
      </Provider>
    </DemoBoundary>
  )
}

interface BoundaryProps {
  failed: DemoTreeProps['failed']
  children: ReactNode
}

class DemoBoundary extends Component<BoundaryProps, { thrown: { error: unknown } | undefined }> {
  override state: { thrown: { error: unknown } | undefined } = { thrown: undefined }

  static getDerivedStateFromError(error: unknown) {
    return { thrown: { error } }
  }

  override render(): ReactNode {
    const { thrown } = this.state
    if (!thrown) return this.props.children
    if (!this.props.failed) throw thrown.error
    return this.props.failed(thrown.error, () => this.setState({ thrown: undefined }))
  }
}
