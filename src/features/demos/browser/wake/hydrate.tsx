/**
 * Mounts one demo: hydrates prerendered HTML, or renders demos that could not be prerendered. Loaded, together with
 * React and the site's provider, when the first demo of a page wakes. It is a module separate from the page's entry
 * because it shares React with the demos.
 *
 * Every demo has its own React root, so ids match the prerendered ones and an error in one demo does not affect the
 * others.
 */
import { type ComponentType, startTransition } from 'react'
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client'
import type { DemoErrorDetail } from '../../../../contract.js'
import { DemoTree, type SettingsStore } from '../../shared/demo-tree.js'
import type { DemoProviderModule, DemoSettings } from '../../../../template-props.js'
import { closest, data, emit, findAll, on } from '../../../../client/platform/page.js'
import { parseDemoTheme } from '../../../../client/platform/demo-theme.js'
import type { HeldInput } from './held-input.js'
import { confineStyles } from './confine-styles.js'
import { withSlots } from '../../shared/island-children.js'
import { releaseInput } from './release-input.js'

export interface MountOptions {
  /** Contains the prerendered demo, or its placeholder. */
  root: HTMLElement
  demo: ComponentType
  /** The prefix of ids that was used for prerendering. */
  prefix: string
  isolated: boolean
  /** In pixels, as it was prerendered with. */
  width: number
  /** Its props, as it was prerendered with. */
  props: Record<string, unknown>
  /** False if the root contains a placeholder or stand-ins. */
  isPrerendered: boolean
  /** Whether React takes over the elements that are there. */
  adopt: boolean
  /** The texts of the panel that replaces a demo that threw. */
  text: { failed: string; retry: string }
}

export interface DemoRuntime {
  /** Resolves when the demo is interactive. */
  mount(options: MountOptions): Promise<void>
  /** The code of a theme that a reader chose, where the provider has it. */
  themeCode: DemoProviderModule['themeCode']
  /** Gives a demo what was held for it. */
  releaseInput(root: HTMLElement, input: HeldInput): Promise<void>
}

export default function createRuntime(provider: DemoProviderModule): DemoRuntime {
  const store = settingsStore(document)
  confineStyles()
  return {
    releaseInput,
    themeCode: provider.themeCode,
    mount: ({ root: element, demo, prefix, isolated, width, props: prerendered, isPrerendered, adopt, text }) =>
      new Promise((resolve) => {
        const emitError = (kind: DemoErrorDetail['kind'], error: unknown) =>
          void emit(element, 'docs:demo-error', { kind, error })
        const options: RootOptions = {
          identifierPrefix: prefix,
          onCaughtError(error) {
            console.error(error)
            emitError('thrown', error)
          },
          onRecoverableError(error) {
            console.error(error)
            emitError('mismatch', error)
          },
        }
        let generation = 0
        let props = withSlots(prerendered, (slot) => slotHtml(element, slot))
        const mounted = () => {
          resolve()
          // A reader may have changed a prop before.
          if (data(element).propsNow !== undefined) showProps()
        }
        const tree = () => (
          <DemoTree
            key={generation}
            provider={provider}
            demo={demo}
            props={props}
            store={store}
            isolated={isolated}
            width={width}
            adopted={isPrerendered && generation === 0}
            mounted={mounted}
            failed={(error, reset) => <ErrorPanel error={error} reset={reset} text={text} />}
          />
        )
        let root: Root
        // In slices of a few milliseconds, so that the page answers meanwhile.
        startTransition(() => {
          if (adopt) root = hydrateRoot(element, tree(), options)
          else {
            root = createRoot(element, options)
            root.render(tree())
          }
        })
        const showProps = () => {
          props = JSON.parse(data(element).propsNow!) as Record<string, unknown>
          root.render(tree())
        }
        on(element, 'docs:demo-props', showProps)
        on(element, 'docs:demo-reset', () => {
          generation++
          root.render(tree())
        })
        on(element, 'docs:demo-removed', () => root.unmount())
      }),
  }
}

/** What a part of the page is, in an island or in the template beside it. */
function slotHtml(island: HTMLElement, slot: number): string {
  const isSlot = (one: HTMLElement) => data(one).slot === String(slot)
  const own = findAll(island, 'data-slot').find((one) => isSlot(one) && closest(one, 'data-demo-root') === island)
  const hidden = findAll(document, 'data-slot-of').find(
    (one) => isSlot(one) && data(one).slotOf === data(island).demoRoot,
  )
  return (own ?? hidden)?.innerHTML ?? ''
}

function ErrorPanel({ error, reset, text }: { error: unknown; reset: () => void; text: MountOptions['text'] }) {
  return (
    <div className="v-demo-error" role="alert">
      <p>{text.failed}</p>
      <pre>{error instanceof Error ? error.message : String(error)}</pre>
      <button type="button" className="v-button" onClick={reset}>
        {text.retry}
      </button>
    </div>
  )
}

/** Direction and density of the page, as chosen by the visitor. */
function settingsStore(document: Document): SettingsStore {
  const { documentElement: html } = document
  let themed = data(html).demoTheme
  const withTheme = (chosen: DemoSettings): DemoSettings => {
    const theme = parseDemoTheme(themed)
    return { ...chosen, ...(theme && { theme }) }
  }
  let settings = withTheme({
    direction: html.dir === 'rtl' ? 'rtl' : 'ltr',
    dense: data(html).density === 'dense',
  })
  const listeners = new Set<() => void>()
  on(document, 'docs:preferences', (event) => {
    const { direction, dense } = event.detail
    const { demoTheme } = data(html)
    if (direction === settings.direction && dense === settings.dense && demoTheme === themed) return
    themed = demoTheme
    settings = withTheme({ direction, dense })
    listeners.forEach((changed) => changed())
  })
  return {
    subscribe(changed) {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    get: () => settings,
  }
}
