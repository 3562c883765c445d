/**
 * The props of the templates for demos; those of pages are in `model.ts`. Types only, so that a template, which a site
 * may replace, imports no code of the generator.
 */
import type { ComponentType, ReactNode } from 'react'
import type { ResolvedDemoOptions } from './markdown/demo-options.js'
import type { CriticalCss, Json, Label, Translations } from './model.js'

// ── The template demo: one demo with its toolbar and its sources, as data. The feature makes it, the template renders
// it,
//    and browser code finds everything again by the attributes that the template's comment lists. ─────────────────────

export type CodeStyling = 'system' | 'css' | 'tailwind'

/** A source text and its highlighted HTML (the inside of `<code>`). */
export interface DemoText {
  code: string
  html: string
}

export interface DemoFile {
  /** `BasicBars.tsx`, or a file that it imports. */
  name: string
  ts: DemoText
  /** The JavaScript version; absent if it differs in nothing but the file name. */
  js?: DemoText
  /** Of a very large file only the beginning is shown: how many kB the whole has. */
  kilobytes?: number
  /** Where the whole is. */
  href?: string
  /** The id of the element that shows it, for other demos of the page that import it. */
  id?: string
  /** Another demo of the page shows it: the id of that demo, and of the element there. It is not shown again. */
  shownWith?: { demo: string; id: string }
}

export interface DemoVariant {
  styling: CodeStyling
  /** The demo's own file first, then what it imports. */
  files: DemoFile[]
  /**
   * What imports of images, fonts and other files are, by name: the address of `dot.svg?url`, the text of
   * `rain.csv?raw`. Absent where readers cannot edit the demo.
   */
  assets?: Record<string, string>
  /** The preview: the lines that matter; absent if there are none or the options turn it off. */
  preview?: { ts: DemoText; js?: DemoText }
  /** Prerendered; empty where `ssr` is false. */
  html: string
  /** The demo replaces the HTML, which is of stand-ins or, with `hydrate: false`, of another first render. */
  standIn?: true
  /** What of the reader's surroundings may change the HTML, which was made with UTC and with these formats. */
  local?: { formats: string; uses: ('zone' | 'locale' | 'number')[] }
  /** Prerendering failed: the HTML is a placeholder, and the demo is drawn by the browser. */
  inBrowser?: true
  /** The demo does not run: why, and the package that it needs; then it has no HTML and no module. */
  unavailable?: { reason: string; label?: string }
  /** Address of the module that hydrates this variant. */
  module: string
  /**
   * Addresses of all that the module loads, files before those that import them: fetched at once when the variant
   * wakes, and run one by one.
   */
  preload: string[]
}

/** A prop that readers can change. */
export interface DemoControl {
  /** The prop's name, also of the control. */
  name: string
  kind: 'boolean' | 'choice' | 'number' | 'text' | 'color'
  /** In the page's language; absent if the name says enough. */
  label?: string
  /** JSON; absent for undefined. */
  default?: Json
  /** The code has it with its default, too. */
  isShown?: true
  /** Of a choice. The value is JSON; absent for undefined. */
  choices?: { label: string; value?: Json }[]
  min?: number
  max?: number
  step?: number
  /** The code uses it as a variable instead of spreading it. */
  isVariable?: true
}

export interface DemoView extends Omit<ResolvedDemoOptions, 'bg' | 'align' | 'defaultCodeOpen' | 'controls'> {
  /** Unique on the page: the anchor `#BasicBars`. */
  id: string
  name: string
  /**
   * Further anchors, `BasicBars.tsx`, `css-BasicBars.js`: what `demoAnchors` (features/demos/shared/demo-anchors.ts)
   * gives.
   */
  anchors?: string[]
  bg: 'inline' | 'outlined' | 'playground' | 'gradient' | 'true'
  align: 'start' | 'center'
  /** `closed`, `preview` or `full`. */
  code: 'closed' | 'preview' | 'full'
  /** The width in pixels that the demo was prerendered for, and with which it must be hydrated. */
  width: number
  /** One for a plain demo; one per code styling for a folder. */
  variants: DemoVariant[]
  /** Address of the demo's own page; an island has none. */
  standalone?: string
  /** Its props as JSON, which are the defaults of its controls, if it has some. */
  props?: string
  /** The controls of its props, and the HTML of the code with their defaults. */
  controls?: { list: DemoControl[]; codeHtml: string }
  /** Address of its source in the repository. */
  sourceHref?: string
  /**
   * Address of the playground, and the demo's key there; absent where the site has no playground or the source is
   * read-only.
   */
  playground?: { address: string; demo: string }
  /** Addresses that the page needs to hydrate the demo, to edit it or to open it in a sandbox. */
  runtime: {
    /** The module that hydrates demos. */
    hydrate: string
    /** The editor's frame: the file `frame` of `editorFiles` (features/demos/node/bundle/editor-frame.ts). */
    frame: string
    /** The editor's stylesheet: the file `styles` of `editorFiles`. */
    editorStyles?: string
    /** A `VendorList` (features/demos/shared/vendor-list.ts) as JSON. */
    vendors: string
    /**
     * JSON with everything that a sandbox project needs in addition to the demo's files: a `SandboxTemplate`
     * (features/demos/shared/sandbox-project.ts).
     */
    sandbox: string
  }
  userLanguage: string
  translations: Translations
}

// ── The template demo-provider, which wraps every demo ────────────────────────────────────────────────────────────

/** What a visitor chose. */
export interface DemoSettings {
  direction: 'ltr' | 'rtl'
  dense: boolean
  /** What the reader has changed of what `demo-provider.controls.json` lists. */
  theme?: Record<string, Json>
}

/** The props of the template demo-provider. */
export interface DemoProviderProps extends DemoSettings {
  /** The demo has its own theme: wrap it only in what styles need to work at all. */
  isolated: boolean
  /**
   * While the demo is prerendered and hydrated: the width in pixels that it is expected to have, for components that
   * otherwise measure their container and render nothing before that. Absent as soon as they can measure.
   */
  width?: number
  /** While prerendering: the argument of the callback of `collectCss`. */
  styles?: unknown
  children: ReactNode
}

/** The exports of the module demo-provider. */
export interface DemoProviderModule {
  Provider: ComponentType<DemoProviderProps>
  /** For libraries that create styles at run time: renders once and returns the rules that were used. */
  collectCss?(render: (styles: unknown) => string): { html: string; css: CriticalCss[] }
  /** Rules that every page with a demo needs: the values of custom properties. */
  globalCss?(): string
  /** The code of a theme, for readers who chose it. */
  themeCode?(values: Record<string, Json>): string
}

// ── The template api: a page of the API reference, as data. Texts are HTML unless they are called names. Types, not
//    interfaces, so that they count as JSON. ──────────────────────────────────────────────────────────────────────

export type ApiParameterView = {
  name: string
  /** Absent where the type of the function says it. */
  type?: string
  description: string
  /** The description is in the page's language, not in that of the package. */
  isTranslated?: true
}

/** A prop, a member, a slot, a class, or an export that has no page of its own. */
export type ApiRowView = {
  /** `data-table-prop-rowHeight`: it never changes. */
  id: string
  name: string
  labels: Label[]
  /** Of what readers pass. */
  required?: true
  /** Of what readers get. */
  optional?: true
  /** Empty where there is none. */
  type: string
  /** What a long type begins with, for its folded form. */
  short?: string
  default?: string
  description: string
  /** The description is in the page's language, not in that of the package. */
  isTranslated?: true
  /** The reason why it is deprecated is in the page's language. */
  isReasonTranslated?: true
  /** The package says nothing: the description is what holds for every prop of that name. */
  isGeneral?: true
  /** The version that brought it. */
  since?: string
  deprecatedSince?: string
  /** The versions in which it changed, the newest first, with what it was before. */
  changed?: { version: string; before: string }[]
  /** The literals that the names in its type stand for, and what many of them begin with. */
  values?: string
  shortValues?: string
  /** What else is said of it: the forms that it belongs to, errors, examples. */
  details?: string
  /** Links to demos that pass it. */
  demos?: { title: string; html: string }
  /** The reason, or an empty text. */
  deprecated?: string
  signature?: { parameters: ApiParameterView[]; returns?: ApiParameterView }
  /** The class name of a slot or a rule. */
  class?: string
  /** HTML that leads to the section with its contents. */
  below?: string
}

export type ApiSectionView = {
  id: string
  title: string
  /** Before the rows. */
  html: string
  /** Further texts between them, in groups that have a title. */
  groups: {
    title?: string
    id?: string
    /** What is said of it before its rows. */
    html?: string
    rows: ApiRowView[]
  }[]
  /** What the second column holds. */
  column: 'type' | 'default' | 'class' | 'none'
  /** Its rows can be filtered and shown as a compact list. */
  filter?: true
}

export type ApiView = {
  /** `lang` of descriptions, where it differs from the page's. */
  lang?: string
  /** What must be said before anything else: `[kind, HTML]`. */
  notes: { kind: 'info' | 'warning'; html: string; lang?: string }[]
  sections: ApiSectionView[]
}
