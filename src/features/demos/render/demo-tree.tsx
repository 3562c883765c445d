/**
 * The tree of elements around one demo, the same when it is prerendered and when it is hydrated: another tree would give
 * `useId` other ids.
 *
 * Direction and density come from a store that says "left to right, normal" while a demo is being hydrated, as it was
 * prerendered, and what the visitor chose afterwards: React renders again by itself where the two differ.
 */
import { Component, type ComponentType, type ReactNode, useEffect, useSyncExternalStore } from 'react'
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
  store: SettingsStore
  isolated: boolean
  styles?: unknown
  /** What stands in the place of a demo that threw; without it the error passes on. */
  failed?: (error: unknown, reset: () => void) => ReactNode
  /** Called once the demo is in the page and reacts. */
  mounted?: () => void
}

export function DemoTree({
  provider: { Provider },
  demo: Demo,
  store,
  isolated,
  styles,
  failed,
  mounted,
}: DemoTreeProps) {
  const { direction, dense } = useSyncExternalStore(store.subscribe, store.get, () => prerenderedSettings)
  useEffect(() => mounted?.(), [mounted])
  return (
    <DemoBoundary failed={failed}>
      <Provider direction={direction} dense={dense} isolated={isolated} styles={styles}>
        <Demo />
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
