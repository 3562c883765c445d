/**
 * The playground's files: a tab for each, and buttons that add one, rename one and delete one. The first file is the
 * one that runs; it can't be deleted.
 */
import type { SourceFile } from '../editor/compile.js'
import { el } from '../../../../client/platform/el.js'
import { data } from '../../../../client/platform/page.js'
import { type ClientConfig, text } from '../../../../client/site-config.js'

export interface FileTabsEnv {
  document: Document
  config: ClientConfig
  /** Receives the tabs; emptied first. */
  place: HTMLElement
  /** The id of the element that shows the file. */
  panel: string
  files(): readonly SourceFile[]
  onSelect(index: number): void
  onAdd(name: string): void
  onRename(index: number, name: string): void
  onDelete(index: number): void
}

export interface FileTabs {
  /** Draws the files anew. */
  show(selected: number): void
  /** Marks the file that has an error, or none. */
  mark(name: string | undefined): void
}

const pattern = /^(?:[\w-]+\/)*[\w-]+(?:\.[\w-]+)*\.(?:tsx?|jsx?|css|json)$/

/** @returns the key of the message that says what is wrong with the name, or undefined */
export function nameProblem(
  name: string,
  others: readonly string[],
): 'playground.nameInvalid' | 'playground.nameTaken' | undefined {
  if (!pattern.test(name) || name.length > 100) return 'playground.nameInvalid'
  return others.includes(name) ? 'playground.nameTaken' : undefined
}

export function createFileTabs(env: FileTabsEnv): FileTabs {
  const { document, config, place } = env
  const list = el(document, 'div', {
    class: 'v-playground-tabs',
    role: 'tablist',
    'aria-label': text(config, 'playground.files'),
  })
  const button = (key: 'playground.add' | 'playground.rename' | 'playground.delete', sign: string) => {
    const label = text(config, key)
    const made = el(document, 'button', { type: 'button', class: 'v-demo-tool', 'aria-label': label })
    data(made).tip = ''
    made.append(icon(document, sign))
    return made
  }
  const add = button('playground.add', 'M12 5v14M5 12h14')
  const rename = button('playground.rename', 'M4 20h4L19 9l-4-4L4 16zM13.5 6.5l4 4')
  const remove = button('playground.delete', 'M5 7h14M10 4h4M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5')
  const form = el(document, 'form', { class: 'v-playground-name', hidden: true })
  const input = el(document, 'input', {
    type: 'text',
    'aria-label': text(config, 'playground.name'),
    placeholder: 'parts.tsx',
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    dir: 'ltr',
  })
  const problem = el(document, 'p', { id: 'playground-name-problem', role: 'alert' })
  form.append(input, el(document, 'button', { type: 'submit' }, text(config, 'playground.ok')), problem)
  place.replaceChildren(list, add, rename, remove, form)

  let selected = 0
  let failed: string | undefined
  let isRenaming = false
  const tabs = () => [...list.querySelectorAll<HTMLElement>('[role=tab]')]
  const close = () => {
    form.hidden = true
    input.removeAttribute('aria-invalid')
    problem.textContent = ''
  }
  const ask = (renaming: boolean) => {
    isRenaming = renaming
    form.hidden = false
    input.value = renaming ? env.files()[selected]!.name : ''
    problem.textContent = ''
    input.focus()
    input.select()
  }
  add.addEventListener('click', () => ask(false))
  rename.addEventListener('click', () => ask(true))
  remove.addEventListener('click', () => {
    env.onDelete(selected)
    tabs()[selected]?.focus()
  })
  form.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    close()
    if (isRenaming) rename.focus()
    else add.focus()
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const name = input.value.trim()
    const others = env.files().flatMap((file, index) => (isRenaming && index === selected ? [] : [file.name]))
    const wrong = nameProblem(name, others)
    if (wrong) {
      problem.textContent = text(config, wrong, { name })
      input.setAttribute('aria-invalid', 'true')
      input.setAttribute('aria-describedby', problem.id)
      return input.focus()
    }
    close()
    if (isRenaming) env.onRename(selected, name)
    else env.onAdd(name)
  })
  list.addEventListener('keydown', (event) => {
    const all = tabs()
    const isRtl = getComputedStyle(list).direction === 'rtl'
    const steps: Record<string, number> = {
      [isRtl ? 'ArrowLeft' : 'ArrowRight']: (selected + 1) % all.length,
      [isRtl ? 'ArrowRight' : 'ArrowLeft']: (selected - 1 + all.length) % all.length,
      Home: 0,
      End: all.length - 1,
    }
    const next = steps[event.key]
    if (next === undefined) return
    event.preventDefault()
    env.onSelect(next)
    tabs()[next]?.focus()
  })

  const showFailed = () => {
    for (const tab of tabs()) {
      tab.querySelector('.v-playground-dot')?.remove()
      if (tab.textContent === failed) {
        const name = el(document, 'span', { class: 'v-hidden' }, ` ${text(config, 'playground.error')}`)
        tab.append(el(document, 'span', { class: 'v-playground-dot' }, name))
      }
    }
  }
  return {
    mark(name) {
      failed = name
      showFailed()
    },
    show(index) {
      selected = index
      list.replaceChildren(
        ...env.files().map(({ name }, at) => {
          const tab = el(
            document,
            'button',
            {
              type: 'button',
              role: 'tab',
              class: 'v-playground-tab',
              'aria-selected': String(at === index),
              'aria-controls': env.panel,
              tabindex: at === index ? '0' : '-1',
            },
            name,
          )
          tab.addEventListener('click', () => {
            env.onSelect(at)
            tabs()[at]?.focus()
          })
          return tab
        }),
      )
      showFailed()
      remove.hidden = index === 0
      close()
    },
  }
}

function icon(document: Document, path: string): SVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  const attributes = {
    class: 'v-icon v-playground-icon',
    viewBox: '0 0 24 24',
    width: '18',
    height: '18',
    'aria-hidden': 'true',
  }
  for (const [name, value] of Object.entries(attributes)) svg.setAttribute(name, value)
  const line = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  line.setAttribute('d', path)
  svg.append(line)
  return svg
}
