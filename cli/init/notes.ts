/** What `init` prints about what it found, and what is left to do. */
import { posix } from 'node:path'
import { runIn, separatorOf } from './package-manager.js'
import type { Project } from './project.js'
import { type Answers, modePluginPath, needOf, pagesOf, providerPath, tailwindPath } from './site-files.js'

/** What the author should know about what was found, in sentences. */
export function notesOn(project: Project, { dir }: Answers): string[] {
  const file = posix.join(dir, providerPath)
  const notes = project.libraries.flatMap((library) => {
    const { name, entry, count, providers, unfinished, problems, surroundings } = library
    const { stylesheet, hasUnnamedStyles, hasNoStyles, tailwind, darkMarks, compiledElsewhere, built, olderReact } =
      surroundings
    return [
      `Found ${count} ${count === 1 ? 'component' : 'components'} in ${entry ?? name}.${count > 0 ? '' : ' Name the module that exports them with --entry.'}`,
      olderReact !== undefined &&
        `${name} allows React ${olderReact}, but sites and their demos have React 19: what it removed, such as \`findDOMNode\`, fails in demos.`,
      compiledElsewhere &&
        `Demos use what the build of ${name} makes, not its source: Vitrine does not compile ${compiledElsewhere.by} (${compiledElsewhere.file}).${built === undefined ? ' Build it first.' : ''}`,
      stylesheet &&
        (stylesheet.isThere
          ? `Demos have the stylesheet ${stylesheet.isCompiled ? stylesheet.file : stylesheet.specifier} (${file}).`
          : `The stylesheet ${stylesheet.specifier} is not there yet: build ${name}, then import it in ${file}.`),
      tailwind &&
        `Demos have what Tailwind CSS makes of the classes in ${posix.join(library.dir, tailwind.classes)} (${posix.join(dir, tailwindPath)}). While you work on the library, \`${runIn(project.manager, dir, 'styles')}${separatorOf(project.manager)} --watch\` in a second terminal adds those that are new.`,
      hasUnnamedStyles &&
        `${name} has stylesheets but does not say which one demos need: import it in ${file}, a template for demos.`,
      hasNoStyles &&
        count > 0 &&
        `${name} brings no styles along. If another package has them, install it in ${dir} and import its stylesheet in ${file}, a template for demos.`,
      darkMarks.length > 0 && `Demos follow the mode of the page (${posix.join(dir, modePluginPath)}).`,
      providers.length > 0 &&
        `Demos are wrapped in ${providers.map((one) => one.name).join(' and ')} of ${name} (${file}).`,
      unfinished && `${needOf(name, unfinished)}: wrap the demos in it in ${file}.`,
      problems[0] !== undefined &&
        pagesOf(project).length > 0 &&
        `No page has a demo yet, since none could be tried: ${problems[0]}\nInstall or build what is missing, delete ${dir}, and run this command again.`,
    ].filter((note) => typeof note === 'string')
  })
  const { patterns, files } = project.stories
  if (files.length > 0) {
    const count = files.reduce((sum, one) => sum + one.count, 0)
    notes.push(
      `Found ${count} stories in ${files.length} files (${patterns.join(', ')}). They are the demos of their components.`,
    )
  }
  const stubs = pagesOf(project).filter(({ stub, library }) => stub !== undefined && library.problems.length === 0)
  const list = stubs.map(({ component, stub }) => `  ${component.name} ${stub}`)
  return list.length === 0
    ? notes
    : [...notes, `Components without a demo, which ${list.length === 1 ? 'is' : 'are'} yours to write:`, ...list]
}
