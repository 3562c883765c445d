/**
 * Shows build errors over the page: the same text as in the terminal, in a sheet at the bottom, so that the last good
 * page stays visible. It lives in a shadow tree, out of reach of the page's styles. Messages are inserted as text.
 */
const css = `
:host { all: initial }
section { position: fixed; inset: auto 0 0; z-index: 2147483647; max-height: 70vh; overflow: auto; box-sizing: border-box;
  padding: 16px 24px 24px; background: #16181d; color: #eceff4; border-top: 4px solid #ff6b6b;
  box-shadow: 0 -8px 32px rgb(0 0 0 / .35); font: 14px/1.55 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; direction: ltr; text-align: left }
header { display: flex; align-items: center; gap: 16px; font: 600 14px/1.5 system-ui, sans-serif; color: #ffb3b3 }
button { margin-inline-start: auto; min-width: 32px; min-height: 32px; padding: 4px 12px; border: 1px solid #6b7280; border-radius: 6px;
  background: transparent; color: inherit; font: inherit; cursor: pointer }
button:focus-visible { outline: 2px solid #8ab4ff; outline-offset: 2px }
pre { margin: 16px 0 0; padding: 12px 16px; overflow: auto; border-radius: 6px; background: #0d0f13; font: inherit; tab-size: 1; white-space: pre-wrap; overflow-wrap: anywhere }
p { margin: 16px 0 0; font: 13px/1.5 system-ui, sans-serif; color: #b6bdc9 }
`

export interface Overlay {
  /** Shows the problems, or removes the sheet if there are none. */
  show(problems: readonly string[]): void
}

export function createOverlay(document: Document): Overlay {
  const host = document.createElement('vitrine-overlay')
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  root.adoptedStyleSheets = [sheet]
  const close = () => host.remove()
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && host.isConnected) close()
  })
  return {
    show(problems) {
      if (problems.length === 0) return close()
      root.replaceChildren(sectionOf(document, problems, close))
      document.documentElement.append(host)
    },
  }
}

function sectionOf(document: Document, problems: readonly string[], close: () => void): HTMLElement {
  const section = document.createElement('section')
  section.setAttribute('role', 'alert')
  const header = document.createElement('header')
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = 'Close'
  button.addEventListener('click', close)
  header.append(problems.length === 1 ? 'One error' : `${problems.length} errors`, button)
  const hint = document.createElement('p')
  hint.textContent =
    'The page behind this message is its last working version. Fix the problem, or press Escape to close the message.'
  const texts = problems.map((text) => {
    const pre = document.createElement('pre')
    pre.textContent = text
    return pre
  })
  section.append(header, ...texts, hint)
  return section
}
