/** @jsxImportSource preact */
/** Starts the playground of the page. Preact draws it, as React would make each reader wait for some 60 kB more. */
import { render } from 'preact'
import { loadStylesheet } from '../../../../client/platform/load-stylesheet.js'
import { find } from '../../../../client/platform/page.js'
import type { PlaygroundView } from '../../../../model.js'
import { Playground, type PlaygroundEnv } from './playground.js'
import { startingPoints, Tools } from './tools.js'
import { Workspace } from './workspace.js'

export function startPlayground(env: Omit<PlaygroundEnv, 'view' | 'draw'>): Playground {
  const part = (name: 'start' | 'tools' | 'workspace') => find(env.root, `data-playground-${name}`)!
  const view = JSON.parse(part('start').textContent) as PlaygroundView
  loadStylesheet(view.styles, { layer: 'v-components', document })
  const [tools, workspace] = [part('tools'), part('workspace')]
  const points = startingPoints(view)
  workspace.replaceChildren()
  return new Playground({
    ...env,
    view,
    draw(playground) {
      render(<Tools playground={playground} startingPoints={points} />, tools)
      render(<Workspace playground={playground} />, workspace)
    },
  })
}
