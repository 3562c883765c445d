/**
 * The options of `{{"demo": …}}`, defined once: parsing, error messages and the types that features and templates
 * receive derive from this table, and a test compares the Markdown guide with it.
 */
import { posix } from 'node:path'
import { livePlace } from './live-place.js'
import type { Json } from '../model.js'

interface DemoOption<Value extends Json, Default extends Value | undefined> {
  accepts(value: Json): boolean
  /** What an error message asks for: "must be …". */
  expected: string
  /** The value of a demo without the option; undefined where that depends on the demo. */
  default: Default
  /** Never set: the type of the values that are accepted. */
  value?: Value
}

export const flag = <Default extends boolean | undefined>(byDefault: Default): DemoOption<boolean, Default> => ({
  accepts: (value) => typeof value === 'boolean',
  expected: 'true or false',
  default: byDefault,
})

const pixels: DemoOption<number, undefined> = {
  accepts: (value) => typeof value === 'number' && value > 0,
  expected: 'a number of pixels',
  default: undefined,
}

type Background = 'inline' | 'outlined' | 'playground' | 'gradient' | true
const backgrounds: readonly Json[] = ['inline', 'outlined', 'playground', 'gradient', true] satisfies Background[]

const background: DemoOption<Background, undefined> = {
  accepts: (value) => backgrounds.includes(value),
  expected: 'true, "inline", "playground", "gradient" or "outlined"',
  default: undefined,
}

const color: DemoOption<string, undefined> = {
  accepts: (value) => typeof value === 'string' && isColor(value),
  expected: 'a colour',
  default: undefined,
}

/** Whether a text is one colour of CSS, by its form. */
export function isColor(text: string): boolean {
  return /^(#[\da-f]{3,8}|[a-z]+|[a-z]+\([\w\s.,%/+-]+\))$/i.test(text)
}

const alignments = ['start', 'center'] as const
const alignment: DemoOption<(typeof alignments)[number], undefined> = {
  accepts: (value) => (alignments as readonly Json[]).includes(value),
  expected: '"start" or "center"',
  default: undefined,
}

const picture: DemoOption<boolean | 'light', boolean | 'light'> = {
  accepts: (value) => typeof value === 'boolean' || value === 'light',
  expected: 'true, false or "light"',
  default: false,
}

export const demoOptions = {
  /** "outlined" by default, true for a demo in a frame. */
  bg: background,
  /** A colour behind the demo, the same in light and dark. */
  background: color,
  /** Where parts of the demo are that do not take its whole width; by default as `features.demos.align` says. */
  align: alignment,
  /** By default the preview is shown, where there is one. */
  defaultCodeOpen: flag(undefined),
  hideToolbar: flag(false),
  disableAd: flag(false),
  /** Runs the demo in a document of its own. */
  iframe: flag(false),
  maxWidth: pixels,
  /** A frame is 400 pixels high by default. */
  height: pixels,
  /** Makes the source read-only. */
  disableLiveEdit: flag(false),
  /** Leaves out the buttons that open a sandbox. */
  hideEditButton: flag(false),
  /** Leaves out the site's theme, for a demo that brings its own. */
  isolated: flag(false),
  /** Shows a table of props beside the demo that change it: those of its component, or of a JSON file next to it. */
  controls: flag(false),
  /** False for a demo that measures itself and renders in the browser only; it needs a height. */
  ssr: flag(true),
  /** The width for which what measures itself is prerendered, where that is narrower than the demo. */
  ssrWidth: pixels,
  /**
   * False for a demo that draws something else in the browser: what is prerendered stays until it has been drawn anew.
   */
  hydrate: flag(true),
  /**
   * Shows what is prerendered, smaller and without anything around it: it does not react, and only eyes notice it. On a light
   * ground where `light` is said, for a library whose provider is told the mode: what is prerendered is light.
   */
  picture,
}

/**
 * What a demo is called: `Bars` of `charts/Bars.js`, `FileTree` of the folder `trees/FileTree`, `Stacked` of the export
 * `Bars.examples.tsx#Stacked`.
 */
export function demoStem(name: string): string {
  const live = livePlace(name)
  if (live) return `${posix.basename(live.page).replace(/\.mdx?$/, '')}-live-${live.index + 1}`
  const [
    ,
    exported = name
      .split('/')
      .at(-1)!
      .replace(/\.[jt]sx?$/, ''),
  ] = /(?:\.[jt]sx?|^\/.*)#([\w$]+)$/.exec(name) ?? []
  return exported
}

/** Where a demo is: beside the page, or from the project's root where the configuration says so. */
export function demoPath(dir: string, name: string): string {
  return name.startsWith('/') ? name.slice(1) : posix.join(dir, name)
}

type Options = typeof demoOptions
type Name = keyof Options
type ValueOf<Option> = Option extends { value?: infer Value } ? Exclude<Value, undefined> : never
type WithDefault = { [N in Name]: Options[N]['default'] extends undefined ? never : N }[Name]

/** The options of a demo as a page writes them, checked. */
export type DemoOptions = { [N in Name]?: ValueOf<Options[N]> }

/** The options of a demo, with the defaults of those that have one. */
export type ResolvedDemoOptions = Required<Pick<DemoOptions, WithDefault>> & Omit<DemoOptions, WithDefault>

export function resolveDemoOptions(options: DemoOptions): ResolvedDemoOptions {
  const defaults = Object.fromEntries(
    Object.entries(demoOptions).flatMap(([name, option]) =>
      option.default === undefined ? [] : [[name, option.default] as const],
    ),
  )
  return { ...(defaults as Required<Pick<DemoOptions, WithDefault>>), ...options }
}
