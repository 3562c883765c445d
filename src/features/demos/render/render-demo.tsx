/** A demo as HTML, with the rules that it took. Bundled with the site's provider and run in a thread of its own. */
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import type { CriticalCss, DemoProviderModule } from '../../../feature.js'
import { DemoTree, prerenderedSettings, type SettingsStore } from './demo-tree.js'

export interface RenderedDemo {
  html: string
  css: CriticalCss[]
}

export interface RenderRuntime {
  /** @param options `props` is JSON */
  render(
    demo: ComponentType,
    options: { prefix: string; isolated: boolean; width: number; props?: string },
  ): RenderedDemo
  globalCss(): string
}

const store: SettingsStore = { subscribe: () => () => {}, get: () => prerenderedSettings }

export default function renderRuntime(provider: DemoProviderModule): RenderRuntime {
  return {
    render(demo, { prefix, isolated, width, props }) {
      const given = props === undefined ? {} : (JSON.parse(props) as Record<string, unknown>)
      const render = (styles: unknown) =>
        renderToString(
          <DemoTree
            provider={provider}
            demo={demo}
            store={store}
            isolated={isolated}
            width={width}
            styles={styles}
            props={given}
          />,
          {
            identifierPrefix: prefix,
          },
        )
      return provider.collectCss?.(render) ?? { html: render(undefined), css: [] }
    },
    globalCss: () => provider.globalCss?.() ?? '',
  }
}
