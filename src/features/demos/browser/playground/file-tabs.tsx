/** @jsxImportSource preact */
/**
 * The playground's files: a tab for each, and buttons that add one, rename one and delete one. The first file is the
 * one that runs; it can't be deleted.
 */
import { Icon } from './icons.js'
import type { Naming, Part } from './playground.js'
import { problemPlace } from '../editor/problem-text.js'
import { focusTab, Tabs } from './tabs.js'

const pattern = /^(?:[\w-]+\/)*[\w-]+(?:\.[\w-]+)*\.(?:tsx?|jsx?|css|json)$/

/** @returns the key of the message that says what is wrong with the name, or undefined */
export function nameProblem(
  name: string,
  others: readonly string[],
): 'playground.nameInvalid' | 'playground.nameTaken' | undefined {
  if (!pattern.test(name) || name.length > 100) return 'playground.nameInvalid'
  return others.includes(name) ? 'playground.nameTaken' : undefined
}

export function FileTabs({ playground }: Part) {
  const { text, state } = playground
  const { files, selected, naming } = state
  const failed = problemPlace(state.problem)?.file
  const button = (name: 'add' | 'rename' | 'delete', onClick: (button: HTMLElement) => void) => (
    <button
      type="button"
      class="v-demo-tool"
      aria-label={text(`playground.${name}`)}
      data-tip=""
      onClick={({ currentTarget }) => onClick(currentTarget)}
    >
      <Icon name={name} />
    </button>
  )
  const ask = (isNew: boolean) => (opener: HTMLElement) => playground.update({ naming: { isNew, opener } })
  return (
    <div class="v-playground-files">
      <Tabs
        id="playground-file"
        class="v-playground-tabs"
        label={text('playground.files')}
        tabs={files.map(({ name }) => ({
          name,
          panel: 'playground-editor',
          problem: name === failed ? text('playground.error') : undefined,
        }))}
        selected={selected}
        onSelect={(index) => playground.show({ selected: index })}
      />
      {button('add', ask(true))}
      {button('rename', ask(false))}
      {selected > 0 &&
        button('delete', () => {
          playground.deleteFile()
          focusTab('playground-file', selected - 1)
        })}
      {naming && <NameForm key={naming.isNew} playground={playground} naming={naming} />}
    </div>
  )
}

function NameForm({ playground, naming }: Part & { naming: Naming }) {
  const { text, state } = playground
  const { isNew, opener, problem } = naming
  const current = isNew ? '' : state.files[state.selected]!.name
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    playground.update({ naming: undefined })
    opener.focus()
  }
  const onSubmit = (event: Event & { currentTarget: HTMLFormElement }) => {
    event.preventDefault()
    const input = event.currentTarget.querySelector('input')!
    const name = input.value.trim()
    const wrong = nameProblem(
      name,
      state.files.map((file) => file.name).filter((other) => other !== current),
    )
    if (!wrong) return playground.nameFile(name, isNew)
    playground.update({ naming: { ...naming, problem: text(wrong, { name }) } })
    input.focus()
  }
  return (
    <form class="v-playground-name" onKeyDown={onKeyDown} onSubmit={onSubmit}>
      <input
        ref={focusAll}
        type="text"
        defaultValue={current}
        aria-label={text('playground.name')}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem && 'playground-name-problem'}
        placeholder="parts.tsx"
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        dir="ltr"
      />
      <button type="submit">{text('playground.ok')}</button>
      <p id="playground-name-problem" role="alert">
        {problem}
      </p>
    </form>
  )
}

function focusAll(input: HTMLInputElement | null): void {
  input?.focus()
  input?.select()
}
