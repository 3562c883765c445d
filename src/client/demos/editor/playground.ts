/**
 * The playground: the code is in the address, and the address is updated while the reader types.
 *
 * Code in the address is treated as somebody else's until the reader presses Run. Code that the reader typed in this tab is
 * recognized by the copy in the session storage.
 */
import type { SafeStorage } from '../../platform/safe-storage.js'
import { type ClientConfig, text } from '../../site-config.js'
import type { SourceFile } from './compile.js'
import { type LiveEditing, startLiveEditing } from './live-editing.js'
import { openSandbox } from '../sandbox.js'
import { filesOfHash, longestLink, shareHash } from './share-link.js'
import { showNotice } from '../../platform/notice.js'
import { data, find, findAll } from '../../platform/page.js'

export interface PlaygroundEnv {
  window: Window & typeof globalThis
  config: ClientConfig
  session: SafeStorage
  playground: HTMLElement
}

/** Milliseconds after the last key press until the address is updated. */
const addressPause = 300

export function startPlayground({ window, config, session, playground }: PlaygroundEnv): void {
  const { document, location, history } = window
  const part = (name: 'ask' | 'panel' | 'reset' | 'run' | 'stage' | 'start') =>
    find(playground, `data-playground-${name}`)!
  const key = `${config.storagePrefix}-playground`
  const start: SourceFile[] = [{ name: 'Demo.tsx', code: JSON.parse(part('start').textContent || '""') as string }]
  const ask = part('ask')
  let editing: LiveEditing | undefined
  let timer = 0
  /** The last hash that this page has written. */
  let written = ''

  const persist = (files: readonly SourceFile[]) => {
    const hash = shareHash(files)
    session.set(key, hash)
    if (hash.length > longestLink) data(playground).unsaved = ''
    else delete data(playground).unsaved
    if (hash.length <= longestLink) history.replaceState(history.state, '', (written = hash))
  }
  const persistNow = () => {
    window.clearTimeout(timer)
    timer = 0
    if (editing) persist(editing.files())
  }
  // A page that is left keeps the last keys, too.
  window.addEventListener('pagehide', () => timer && persistNow())
  const open = (files: readonly SourceFile[], isOwn: boolean) => {
    window.clearTimeout(timer)
    timer = 0
    editing?.close({ frame: true })
    ask.hidden = isOwn
    editing = startLiveEditing({
      window,
      config,
      panel: part('panel'),
      stage: part('stage'),
      frame: data(playground).frame!,
      vendors: data(playground).vendors!,
      styles: data(playground).editorStyles,
      files,
      isHeld: !isOwn,
      onLeave: () => find(playground, 'data-playground-open')?.focus(),
      onChange() {
        window.clearTimeout(timer)
        timer = window.setTimeout(persistNow, addressPause)
      },
    })
    if (isOwn) editing.run()
  }
  const openAddress = () => {
    const given = filesOfHash(location.hash)
    open(given ?? start, !given || session.get(key) === location.hash)
  }

  part('run').addEventListener('click', () => {
    ask.hidden = true
    editing?.release()
    editing?.editor.focus()
  })
  part('reset').addEventListener('click', () => {
    history.replaceState(history.state, '', location.pathname + location.search)
    session.set(key, '')
    open(start, true)
  })
  for (const button of findAll(playground, 'data-playground-open')) {
    button.addEventListener('click', () => {
      const service = data(button).playgroundOpen!
      const demo = { name: document.title, lang: 'ts' as const, files: editing?.files() ?? start }
      openSandbox(document, service, data(playground).sandbox!, demo).catch(() =>
        showNotice(button.parentElement!, text(config, 'demo.sandboxFailed')),
      )
    })
  }
  window.addEventListener('hashchange', () => {
    if (location.hash !== written) openAddress()
  })
  openAddress()
}
