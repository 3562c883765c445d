/** The questions of `docs-build init`, each with the proposed answer. */
import { cancel, intro, isCancel, multiselect, outro, text } from '@clack/prompts'
import type { Project } from './project.js'
import { type Answers, languageLabels } from './site-files.js'

/** @returns undefined if the author has cancelled */
export async function ask({ kind, libraries }: Project, proposed: Answers): Promise<Answers | undefined> {
  const count = libraries.reduce((sum, { components }) => sum + components.length, 0)
  intro(
    kind === 'empty'
      ? 'A new site'
      : `A site for ${libraries.map(({ name }) => name).join(', ')} (${count} ${count === 1 ? 'component' : 'components'})`,
  )
  const title = await text({ message: 'Title', initialValue: proposed.title, validate: required })
  if (isCancel(title)) return cancelled()
  const dir =
    kind === 'empty' ? proposed.dir : await text({ message: 'Folder', initialValue: proposed.dir, validate: required })
  if (isCancel(dir)) return cancelled()
  const languages = await multiselect({
    message: 'Languages',
    options: Object.entries(languageLabels).map(([value, label]) => ({ value, label })),
    initialValues: proposed.languages,
    required: true,
  })
  if (isCancel(languages)) return cancelled()
  outro('Nothing that exists is overwritten.')
  return { title, dir, languages }
}

function required(value: string | undefined): string | undefined {
  return value?.trim() ? undefined : 'Write at least one character.'
}

function cancelled(): undefined {
  cancel('Nothing was written.')
  return undefined
}
