/** A demo as HTML, with the rules that it took. Bundled with the site's provider and run in a thread of its own. */
import type { ComponentType, ReactNode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import type { CriticalCss, DemoProviderModule } from '../../../../feature.js'
import { withSlots } from '../../shared/island-children.js'
import { DemoTree, prerenderedSettings, type SettingsStore } from '../../shared/demo-tree.js'

export interface RenderedDemo {
  html: string
  css: CriticalCss[]
}

export interface RenderRuntime {
  /** @param options `props` is JSON; whatever renders is called by `heard` */
  render(
    demo: ComponentType,
    options: {
      prefix: string
      isolated: boolean
      width: number
      props?: string
      heard: <Value>(render: () => Value) => Value
    },
  ): Promise<RenderedDemo>
  globalCss(): string
}

/** What React writes in place of something that suspends. */
const waiting = '<!--$!-->'

/** In milliseconds. */
const timeout = 5_000

/** Waits for what a tree loads: what has been loaded once no longer suspends. */
function loaded(tree: ReactNode, options: { identifierPrefix: string }): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      resolve()
    }
    const { abort } = renderToPipeableStream(tree, {
      ...options,
      onAllReady: end,
      onShellError: end,
      onError: () => {},
    })
    const timer = setTimeout(() => {
      abort()
      end()
    }, timeout)
  })
}

const store: SettingsStore = { subscribe: () => () => {}, get: () => prerenderedSettings }

export default function renderRuntime(provider: DemoProviderModule): RenderRuntime {
  return {
    async render(demo, { prefix, isolated, width, props, heard }) {
      const given = props === undefined ? {} : withSlots(JSON.parse(props) as Record<string, unknown>)
      const options = { identifierPrefix: prefix }
      const tree = (styles: unknown) => (
        <DemoTree
          provider={provider}
          demo={demo}
          store={store}
          isolated={isolated}
          width={width}
          styles={styles}
          props={given}
        />
      )
      const render = (styles: unknown) => renderToString(tree(styles), options)
      const whole = () => heard(() => provider.collectCss?.(render) ?? { html: render(undefined), css: [] })
      const first = whole()
      if (!first.html.includes(waiting)) return first
      await loaded(tree(undefined), options)
      return whole()
    },
    globalCss: () => provider.globalCss?.() ?? '',
  }
}
