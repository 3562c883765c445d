/** Storybook: pages of MDX beside stories, with its blocks. */
import { posix } from 'node:path'
import {
  type ElementBlock,
  ElementError,
  type ElementPage,
  type ElementProps,
  type ImportedValue,
} from '../elements.js'
import { type Entry, listOf, nothing, type Preset, same, type SourcePage, titled } from './preset.js'

/** What a block is about: `of`, or what the page is about. */
function subjectOf(name: string, props: ElementProps, page: ElementPage): Partial<ImportedValue> {
  const of = ('of' in props ? props : page.first('Meta'))?.['of'] as Partial<ImportedValue> | undefined
  if (typeof of?.file === 'string') return of
  const why = 'of' in props ? 'has an `of` that the page does not import.' : 'has no `of`, and the page has no stories.'
  throw new ElementError(
    why,
    `Import a file of stories, and write <Meta of={ButtonStories} /> at the beginning of the page, or <${name} of={ButtonStories.Primary} />.`,
  )
}

/** The demo that a story, or the first one of a file of stories, is. */
function demo({ file = '', name }: Partial<ImportedValue>, more: Record<string, string | boolean> = {}): ElementBlock {
  const script = `${file.replace(/\.[jt]sx?$/, '')}.js`
  return { demo: name === undefined ? script : `${script}#${name}`, ...more }
}

/** A block whose text is made of a file of stories (features/demos/node/stories/story-texts.ts). */
function text(name: string, partOf: (props: ElementProps) => string) {
  return (props: ElementProps, page: ElementPage): ElementBlock => {
    if (props.children.length > 0) return undefined
    const { file = '', name: story } = subjectOf(name, props, page)
    const of = story === undefined || story === 'default' ? file : `${file}~${story}`
    return { include: `${posix.relative(page.dir, of)}~${partOf(props)}.md` }
  }
}

const openings: Record<string, boolean> = { shown: true, hidden: false, none: false }

/** Whether the page has a block of the page's own stories: one demo with controls stands for both. */
function hasOwn(page: ElementPage, name: string): boolean {
  const props = page.first(name)
  return props !== undefined && !('of' in props)
}

export const storybook: Preset = {
  title: 'Storybook',
  // Most libraries that have Storybook have no pages for it, so nobody is asked.
  marks: { packages: [], folders: [], at: '/' },
  headingIds: 'github',
  isNeeded: 'their elements are demos, which only the preset knows',
  elements: {
    Meta: () => null,
    // The page has it from what it is about.
    Title: ({ children }) => (children.length > 0 ? undefined : null),
    Subtitle: text('Subtitle', () => 'subtitle'),
    Description: text('Description', () => 'description'),
    Stories: text('Stories', ({ includePrimary }) => (includePrimary === false ? 'others' : 'stories')),
    Canvas(props, page) {
      if (!('of' in props)) return undefined
      const { sourceState, layout } = props
      return demo(subjectOf('Canvas', props, page), {
        ...(typeof sourceState === 'string' &&
          Object.hasOwn(openings, sourceState) && { defaultCodeOpen: openings[sourceState]! }),
        ...(layout === 'centered' && { align: 'center' }),
      })
    },
    Story: (props, page) => ('of' in props ? demo(subjectOf('Story', props, page), { hideToolbar: true }) : undefined),
    Primary(props, page) {
      const isAlone = 'of' in props || !hasOwn(page, 'Controls')
      return demo(subjectOf('Primary', props, page), isAlone ? {} : { controls: true })
    },
    Controls(props, page) {
      const isAlone = 'of' in props || !hasOwn(page, 'Primary')
      return isAlone ? demo(subjectOf('Controls', props, page), { controls: true }) : null
    },
    ArgTypes(props, page) {
      const { file = '', name } = subjectOf('ArgTypes', props, page)
      const isStory = /(^|[./])(stories|story)(\.[jt]sx?)?$/.test(file)
      if (isStory) return text('ArgTypes', () => 'reference')(props, page)
      const own = name === 'default' ? posix.basename(file).replace(/\.\w+$/, '') : name
      return own === undefined ? undefined : { component: 'ApiEntry', name: own }
    },
    Markdown({ children: [text] }, { dir }): ElementBlock {
      if (typeof text === 'string') return { description: text }
      const { file = '', isRaw } = (text ?? {}) as Partial<ImportedValue>
      return isRaw ? { include: posix.relative(dir, file) } : undefined
    },
  },
  keys: {},
  modules: /^@storybook\/(addon-docs(\/blocks)?|blocks)$/,
  components: {
    ...same('ColorPalette', 'ColorItem', 'IconGallery', 'IconItem'),
    Source: 'CodeBlock',
    Markdown: 'Plain',
    ...nothing('Meta', 'Primary', 'Controls', 'ArgTypes', 'Stories'),
    Canvas: 'Plain',
    Story: 'Plain',
    Unstyled: 'Plain',
    Title: 'Plain',
    Subtitle: 'Plain',
    Description: 'Plain',
  },
  publicFolder: () => 'public',
  address: ({ path }) =>
    path
      .split('/')
      .map((segment) =>
        segment
          .replace(/^\d+[-_. ]+/, '')
          .replace(/\s+/g, '-')
          .toLowerCase(),
      )
      .join('/')
      .replace(/(^|\/)index$/, ''),
  async sidebars({ dir, pages }) {
    return pages.some(({ data }) => data['groups'] !== undefined)
      ? [{ title: titled(posix.basename(dir)), entries: byGroups(pages) }]
      : undefined
  },
}

/** The groups of a page's title, or its folders, in the order in which they are first named. */
function byGroups(pages: readonly SourcePage[]): Entry[] {
  const top: Entry[] = []
  for (const { path, pathname, title, data } of pages) {
    const folders = posix.dirname(path) === '.' ? [] : posix.dirname(path).split('/')
    const names = data['groups']
      ? (listOf(data['groups']) as string[])
      : folders.map((name) => titled(name.replace(/^\d+[-_. ]+/, '')))
    let entries = top
    for (const name of names) {
      let group = entries.find((one) => one.title === name && one.children)
      if (!group) entries.push((group = { title: name, children: [] }))
      entries = group.children!
    }
    entries.push({ page: pathname, title })
  }
  return top
}
