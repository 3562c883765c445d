/**
 * What the templates around demos receive, beside the props of pages in `model.ts`: types only, so that a template, which
 * a site may replace, depends on nothing that runs in the generator.
 */
import type { ComponentType, ReactNode } from 'react'
import type { CriticalCss, Label, Translations } from './model.js'

// ── The template demo: one demo with its toolbar and its sources, as data. The feature makes it, the template draws it,
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
  /** The JavaScript twin; absent where nothing differs but the file's name. */
  js?: DemoText
}

export interface DemoVariant {
  styling: CodeStyling
  /** The demo's own file first, then what it imports. */
  files: DemoFile[]
  /** The few lines that matter; absent where there are none or options say so. */
  preview?: { ts: DemoText; js?: DemoText }
  /** Prerendered; empty where `ssr` is false. */
  html: string
  /** Address of the module that hydrates this variant. */
  module: string
}

export interface DemoView {
  /** Unique on the page: the anchor `#BasicBars`. */
  id: string
  name: string
  /** Further anchors, `BasicBars.tsx`, `css-BasicBars.js`: what `demoAnchors` (features/demos/source/demo-anchors.ts) gives. */
  anchors?: string[]
  bg: 'inline' | 'outlined' | 'playground' | 'gradient' | 'true'
  /** `closed`, `preview` or `full`. */
  code: 'closed' | 'preview' | 'full'
  hideToolbar: boolean
  disableAd: boolean
  disableLiveEdit: boolean
  hideEditButton: boolean
  /** Draw it in a frame of its own; then `alone` is the frame's address. */
  iframe: boolean
  isolated: boolean
  ssr: boolean
  /** Pixels. */
  maxWidth?: number
  height?: number
  /** One for a plain demo; one per code styling for a folder. */
  variants: DemoVariant[]
  /** Address of the demo's own page. */
  standalone: string
  /** Where its source lies in the repository. */
  sourceHref?: string
  /** Addresses that the page needs when the demo wakes, edits or leaves for a sandbox. */
  runtime: {
    /** The module that hydrates demos. */
    hydrate: string
    /** The editor's frame: the file `frame` of `editorFiles` (features/demos/build/editor-frame.ts). */
    frame: string
    /** The editor's stylesheet: the file `styles` of `editorFiles`. */
    editorStyles?: string
    /** A `VendorList` (features/demos/source/vendor-list.ts) as JSON. */
    vendors: string
    /** JSON with everything a sandbox project needs beside the demo's own files: a `SandboxKit` (features/demos/source/sandbox-project.ts). */
    sandbox: string
  }
  userLanguage: string
  translations: Translations
}

// ── The template demo-provider, which stands around what runs ─────────────────────────────────────────────────────

export interface DemoSettings {
  direction: 'ltr' | 'rtl'
  dense: boolean
}

/** The props of the template demo-provider. */
export interface DemoProviderProps extends DemoSettings {
  /** The demo brings its own theme: only what makes styles work at all may stand around it. */
  isolated: boolean
  /** While prerendering: what `collectCss` handed to its callback. */
  styles?: unknown
  children: ReactNode
}

/** What the module demo-provider exports. */
export interface DemoProviderModule {
  Provider: ComponentType<DemoProviderProps>
  /** Where styles are made at run time: renders once and tells which rules that took. */
  collectCss?(render: (styles: unknown) => string): { html: string; css: CriticalCss[] }
  /** Rules that every page with a demo needs: the values of custom properties. */
  globalCss?(): string
}

// ── The template api: a page of the API reference, as data. Texts are HTML unless they are called names. Types, not
//    interfaces, so that they count as JSON. ──────────────────────────────────────────────────────────────────────

export type ApiParameterView = {
  name: string
  type: string
  description: string
}

/** A prop, a member, a slot, a class, or an export that has no page of its own. */
export type ApiRowView = {
  /** `data-grid-prop-rowHeight`: it never changes. */
  id: string
  name: string
  labels: Label[]
  required?: true
  /** Empty where there is none. */
  type: string
  /** What a long type begins with, for its folded form. */
  short?: string
  default?: string
  description: string
  /** The reason, or an empty text. */
  deprecated?: string
  signature?: { parameters: ApiParameterView[]; returns?: ApiParameterView }
  /** The class name of a slot or a rule. */
  class?: string
}

export type ApiSectionView = {
  id: string
  title: string
  /** Before the rows. */
  html: string
  /** Further texts between them, in groups that have a title. */
  groups: { title?: string; rows: ApiRowView[] }[]
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
