/** Storybook: pages of MDX beside stories, with its blocks. */
import type { ElementBlock, ImportedValue } from '../elements.js'
import { nothing, type Preset, same } from './preset.js'

/** The demo that a story, or the first one of a file of stories, is. */
function demoOf(of: unknown, more: Record<string, string | boolean> = {}): ElementBlock {
  const { file, name } = (of ?? {}) as Partial<ImportedValue>
  if (typeof file !== 'string') return undefined
  const script = file.replace(/\.[jt]sx?$/, '')
  return { demo: name === undefined ? `${script}.js` : `${script}.js#${name}`, ...more }
}

const openings: Record<string, boolean> = { shown: true, hidden: false, none: false }

export const storybook: Preset = {
  title: 'Storybook',
  // Most libraries that have Storybook have no pages for it, so nobody is asked.
  marks: { packages: [], folders: [], at: '/' },
  headingIds: 'github',
  elements: {
    Meta: () => null,
    Canvas: ({ of, sourceState, layout }) =>
      demoOf(of, {
        ...(typeof sourceState === 'string' &&
          Object.hasOwn(openings, sourceState) && { defaultCodeOpen: openings[sourceState]! }),
        ...(layout === 'centered' && { align: 'center' }),
      }),
    Story: ({ of }) => demoOf(of, { hideToolbar: true }),
    Primary: ({ of }) => demoOf(of),
    Controls: ({ of }) => demoOf(of, { controls: true }),
    ArgTypes({ of }) {
      const { file = '', name } = (of ?? {}) as Partial<ImportedValue>
      const isStory = /(^|[./])(stories|story)(\.[jt]sx?)?$/.test(file)
      return name === undefined || isStory ? undefined : { component: 'ApiEntry', name }
    },
  },
  keys: {},
  modules: /^@storybook\/(addon-docs(\/blocks)?|blocks)$/,
  components: {
    ...same('ColorPalette', 'ColorItem', 'IconGallery', 'IconItem'),
    Source: 'CodeBlock',
    Markdown: 'Plain',
    Canvas: 'Plain',
    Story: 'Plain',
    ...nothing('Meta', 'Controls'),
    Unstyled: 'Plain',
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
}
