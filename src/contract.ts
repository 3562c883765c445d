/**
 * The interface between the HTML of a page and its scripts: every `data-*` attribute and every event. Templates and
 * features write the attributes; scripts and stylesheets select by them.
 *
 * Everything here is a type, so it adds nothing to a page, and a site's own templates can use it. Renaming something
 * here breaks the compilation of its uses: templates write attributes with `data` (templates/parts/data-attributes.ts),
 * HTML strings with `dataHtml` (markdown/escape.ts), and scripts use the functions of client/platform/page.ts. ESLint
 * rejects ways around them, and tests/contract.test.ts checks the stylesheets.
 */
import type { CodeStyling, DemoSettings } from './template-props.js'

/** An attribute without a value. */
type Mark = ''
type CodeVariant = 'ts' | 'js'
type Sandbox = 'stackblitz' | 'codesandbox'

export interface DataAttributes {
  // ── <html>, in addition to `ColorSchemeAttribute` and `TabAttribute`.
  // ────────────────────────────────────────────────────
  'data-storage-prefix'?: string
  'data-mode'?: 'light' | 'dark' | 'system'
  'data-density'?: 'dense'
  /** What the reader has changed of the theme of demos, as JSON. */
  'data-demo-theme'?: string
  'data-code-styling'?: CodeStyling
  'data-code-variant'?: CodeVariant
  /** A key that opens the search was pressed before the page's script was there; empty once it is. */
  'data-search-key'?: '' | 'pressed'
  /** The reader has closed the announcement. */
  'data-announcement'?: 'dismissed'

  /** A control that shows a tooltip: this text or, if it is empty, the control's name. */
  'data-tip'?: string

  // ── Header, navigation and footer. ──────────────────────────────────────────────────────────────────────────────
  /** `<a>` to the search page: opens the search. */
  'data-search'?: Mark
  /** On the search page: the form, what lists its results, and what takes the place of results. */
  'data-search-form'?: Mark
  'data-search-results'?: Mark
  'data-search-list'?: Mark
  /** The search of another version. */
  'data-search-href'?: string
  /** On the not-found page: where the nearest pages are shown. */
  'data-nearest'?: Mark
  /** A part of a hit: the control that keeps it as a favourite. */
  'data-favorite'?: Mark
  /** `<button>`: opens `dialog#settings-drawer`. */
  'data-settings-toggle'?: Mark
  /** `<button>`: closes the announcement, whose id this is. */
  'data-announcement-dismiss'?: string
  /** `<button>`: switches between light and dark. */
  'data-mode-toggle'?: Mark
  /** In the bar of the list of contents on phones: a script writes the section being read. */
  'data-toc-current'?: Mark
  /** `<button>` or `<a>`: answers whether the page was helpful. */
  'data-feedback'?: 'yes' | 'no'
  /** `<template>` with the form for those who say no. */
  'data-feedback-form'?: Mark
  /** Beside it, on the group of answers: where they are sent. */
  'data-feedback-endpoint'?: string
  /** And where those who say no can say more: an address with `{reason}` and `{comment}`. */
  'data-feedback-url'?: string
  /** `<a>` to the top of the page; a script hides it while it is not needed. */
  'data-back-to-top'?: Mark
  /** `<details>` with links, shown as a menu. */
  'data-menu'?: Mark
  /** On an open menu whose links are above it, as there is no room below. */
  'data-menu-up'?: Mark
  /** `<details>` of a closed group: the address of its entries; empty once they are being fetched. */
  'data-fragment'?: string
  /** `<li>` with the message that the entries of a group could not be fetched. */
  'data-failure'?: Mark
  /** `<a>` to another language: the hint for visitors who read that language, and the label of its close button. */
  'data-language-hint'?: string
  'data-language-dismiss'?: string
  /** `<ul>` of the offline page, filled with the pages that are available offline. */
  'data-offline-list'?: Mark
  /** `<a>` of the offline page to the home page; hidden if that is not available. */
  'data-offline-home'?: Mark

  // ── Links in the text, for the stylesheet. ──────────────────────────────────────────────────────────────────────
  'data-external'?: Mark
  'data-missing'?: Mark

  // ── Code. ───────────────────────────────────────────────────────────────────────────────────────────────────────
  /** A code block, like `.code`: one `pre` and one copy button. */
  'data-code-block'?: Mark
  /** The number of a line. */
  'data-line'?: string
  /** `<button>`: copies its block's `pre`, or `data-copy-text`. `compact` shows the outcome for a shorter time. */
  'data-copy'?: Mark | 'compact'
  'data-copy-text'?: string
  /** The address of the text to copy. */
  'data-copy-from'?: string
  /** The label after copying, instead of the default. */
  'data-copied'?: string
  /** The part of the button whose text changes. */
  'data-copy-label'?: Mark
  /** On the button while it shows the outcome. */
  'data-copy-state'?: 'copied' | 'failed'
  /** `.tabs` whose choice is stored under this key. */
  'data-storage-key'?: string
  /** The tab that a panel belongs to. */
  'data-value'?: string

  // ── Ads and analytics. ──────────────────────────────────────────────────────────────────────────────────────────
  /** The ad under a page's description, its shape and state. */
  'data-ad-slot'?: Mark
  'data-shape'?: 'inline' | 'image'
  'data-state'?: 'detecting' | 'carbon' | 'in-house' | 'adblock'
  /** Clicks on the element are reported to analytics. */
  'data-ga-event-category'?: ClickCategory
  'data-ga-event-action'?: AnalyticsEvents[ClickCategory]['eventAction']
  'data-ga-event-label'?: string
  /** The share of clicks to report, 0 to 1. */
  'data-ga-event-split'?: string

  // ── A demo: the element around it. ──────────────────────────────────────────────────────────────────────────────
  /** The demo's name. */
  'data-demo'?: string
  'data-code'?: 'closed' | 'preview' | 'full'
  /** Its stylings, separated by spaces. */
  'data-stylings'?: string
  /** Addresses. */
  'data-hydrate'?: string
  'data-alone'?: string
  'data-frame'?: string
  'data-editor-styles'?: string
  'data-vendors'?: string
  'data-sandbox'?: string
  /** The source can be edited. */
  'data-live-edit'?: Mark
  /** Edited code is running in place of the demo. */
  'data-edited'?: Mark
  /** A reload would lose edits. */
  'data-unsaved'?: Mark

  // ── A demo: the stage. ─────────────────────────────────────────────────────────────────────────────────────────
  /** The target of anchors such as `Name.tsx` and `css-Name.js`. */
  'data-demo-anchor'?: Mark
  /** Receives the focus when it is set back to the start of the demo. */
  'data-demo-start'?: Mark
  /** Contains the running demo. */
  'data-demo-stage'?: Mark
  /** On the stage: the size in pixels that the demo's options set. */
  'data-height'?: string
  'data-max-width'?: string
  /** On the stage: where its parts are that are narrower. */
  'data-align'?: 'start' | 'center'
  /** On the stage while edited code runs in a frame. */
  'data-live'?: Mark
  /** One variant, prerendered: `id-styling`. */
  'data-demo-root'?: string
  /** In an island: the number of what stands there, a part of the page. */
  'data-slot'?: string
  /** On a template: the root of the island whose slot is not shown. */
  'data-slot-of'?: string
  /** On a root: a component of the site, not a demo. */
  'data-island'?: Mark
  /** The variant's styling; also on its preview and its sources. */
  'data-styling'?: CodeStyling
  /** Address of the module that hydrates it. */
  'data-module'?: string
  /** Addresses of what that module loads, in the order in which they can run, separated by spaces. */
  'data-preload'?: string
  /** The variant is drawn in the browser: in place of a skeleton (`false`), or of what is prerendered (`stand-in`). */
  'data-ssr'?: 'false' | 'stand-in'
  /**
   * The default locale that it was prerendered with, and what may be otherwise for a reader, separated by spaces:
   * `zone`, `locale`, `number`.
   */
  'data-local'?: string
  /** On a root or a frame: without the site's theme. */
  'data-isolated'?: Mark
  /** The width in pixels that it was prerendered for. */
  'data-width'?: string
  /** The demo's props as JSON: the defaults of its controls, with which it was prerendered. */
  'data-props'?: string
  /** Its props as JSON, once a reader has changed one. */
  'data-props-now'?: string
  /** Set once the demo is hydrated. */
  'data-awake'?: Mark
  /** The visitor has used it before it was hydrated: what they did is held until it is. */
  'data-waking'?: Mark
  /** `<iframe>` with the page of the demo. */
  'data-demo-iframe'?: Mark
  /** The place of an ad. */
  'data-demo-ad'?: Mark

  // ── A demo: the controls of its props. ──────────────────────────────────────────────────────────────────────────
  /** Around the controls, with their definitions as JSON: `DemoControl[]`. */
  'data-controls'?: string
  /** `<input>` or `<select>`: the name of its prop. The options of a `<select>` have the index of their choice. */
  'data-control'?: string
  /** `<output>` of a range. */
  'data-control-output'?: string
  'data-controls-reset'?: Mark
  /** In the code: the lines of variables, and the lines of attributes with their indentation. */
  'data-controls-variables'?: Mark
  'data-controls-attributes'?: string

  // ── A demo: toolbar and sources. ────────────────────────────────────────────────────────────────────────────────
  /** Contains both. */
  'data-demo-code'?: Mark
  'data-demo-toolbar'?: Mark
  /** `<details>`: the whole source if open, the preview (if any) if closed. */
  'data-demo-toggle'?: Mark
  /** `<button aria-pressed>`. */
  'data-demo-lang'?: CodeVariant
  /** `<select>`. */
  'data-demo-styling'?: Mark
  /** `<a>` to the playground, with the demo's key; edited code is put into its address when it is pressed. */
  'data-demo-playground'?: string
  /** `<button>`: opens the demo in a sandbox. */
  'data-demo-open'?: Sandbox
  'data-demo-reset-focus'?: Mark
  'data-demo-reset'?: Mark
  /** `<a>`: copies its own address. */
  'data-demo-link'?: 'tsx' | 'js'
  /** The files of one styling. */
  'data-demo-source'?: Mark
  /** JSON on the same element: what imports of images and other files are, by name (`DemoVariant.assets`). */
  'data-demo-assets'?: string
  /** A file's name. */
  'data-demo-file'?: string
  /** The id of the element that shows the file, which is with another demo. */
  'data-demo-shared'?: string
  /** Content shown for one code language only: a `pre`, a file's name. */
  'data-lang'?: CodeVariant
  /** `<button>`: opens the demo's own file in an editor, and ends editing. */
  'data-demo-edit'?: Mark
  /** On the file while an editor replaces its text; `done` if that text can no longer be edited. */
  'data-editing'?: Mark | 'done'

  // ── Pictures of demos. ───────────────────────────────────────────────────────────────────────────────────────────
  /** A place for a picture of the demo whose own page has this address. */
  'data-picture'?: string
  /** It is there. */
  'data-picture-drawn'?: Mark

  // ── The API reference. ──────────────────────────────────────────────────────────────────────────────────────────
  /** Around a section's rows, which can be filtered: takes the field and the switch. */
  'data-api-rows'?: Mark
  /** `<ul>`: a list of an index, which one field filters together with the others. */
  'data-api-index'?: Mark
  /** `<form hidden>`: compares two versions; its texts as JSON. */
  'data-api-compare'?: string
  /** On the page while its rows are shown as a compact list. */
  'data-api-compact'?: Mark

  // ── The playground. ─────────────────────────────────────────────────────────────────────────────────────────────
  'data-playground'?: Mark
  /** `<script>` with the `PlaygroundView`. */
  'data-playground-start'?: Mark
  /** Receive the tools, and the code with its result. */
  'data-playground-tools'?: Mark
  'data-playground-workspace'?: Mark
}

export type DataAttribute = keyof DataAttributes

/** On `<html>`, with the site's storage prefix: the name of the colour scheme. */
export type ColorSchemeAttribute = `data-${string}-color-scheme`
/** On `<html>`, named after a `data-storage-key`: the chosen tab before the script of the tabs runs. */
export type TabAttribute = `data-tab-${string}`

type CamelCase<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name

/** The attributes as properties of `element.dataset`. */
export type DataProperties = {
  [Name in DataAttribute as Name extends `data-${infer Rest}` ? CamelCase<Rest> : never]: DataAttributes[Name]
}

/**
 * Every analytics event, with its parameters. `data-ga-event-*` attributes report the events that have an `eventAction`
 * when their element is clicked; src/client/analytics/ reports the others.
 */
export interface AnalyticsEvents extends Record<'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB', WebVital> {
  page_view: {
    page_title: string
    /** The path without base, language, query and hash. */
    page_location: string
    productId: string | undefined
    productCategoryId: string | undefined
  }
  ad: { eventAction: 'display' | 'click' | 'crash'; eventLabel: string }
  code: { eventAction: 'copy-click' | 'copy-keyboard'; eventLabel?: string }
  /** Whether a page was helpful, and why not; the label is its pathname. */
  feedback: { eventAction: 'yes' | 'no' | FeedbackReason; eventLabel?: string }
  demo: { eventAction: 'copy-click' | 'copy-keyboard' | 'stackblitz' | 'codesandbox'; eventLabel?: string }
}

/** Why a page was not helpful. */
export type FeedbackReason = 'wrong' | 'missing' | 'unclear' | 'other'

/** The events that a click reports. */
type ClickCategory = {
  [Name in keyof AnalyticsEvents]: AnalyticsEvents[Name] extends { eventAction: string } ? Name : never
}[keyof AnalyticsEvents]

export interface WebVital {
  /** The change since the last report, as the service expects it. */
  value: number
  metric_label: 'Web Vitals'
  metric_value: number
  metric_delta: number
  metric_id: string
}

/** Every user property that analytics sets. */
export interface AnalyticsUserProperties {
  userLanguage: string
  codeVariant: CodeVariant
  colorSchemeOS: 'light' | 'dark'
  /** The chosen colour mode. */
  colorScheme: 'light' | 'dark' | 'system'
  devicePixelRatio: number
}

/** The `detail` of each event. Events are dispatched on the document unless noted otherwise. */
export interface DocsEvents {
  'docs:color-mode': { mode: 'light' | 'dark' | 'system' }
  'docs:preferences': DemoSettings
  'docs:code-styling': CodeStyling
  'docs:code-variant': CodeVariant
  /**
   * On the window, dispatched by a site's own script to choose among additional colour schemes: a name, `{ light?,
   * dark? }` with a name for each mode, or null for the defaults. The choice is stored. An unknown name is logged as an
   * error and changes nothing.
   *
   *     dispatchEvent(new CustomEvent('docs:set-color-scheme', { detail: 'sepia' }))
   */
  'docs:set-color-scheme': unknown
  /** The visitor has answered whether analytics may run, in the banner or the settings. */
  'docs:consent': 'granted' | 'denied'
  /** On a `data-demo-root`: `data-props-now` has changed. */
  'docs:demo-props': undefined
  /** On a `data-demo-root`: mount the demo again. */
  'docs:demo-reset': undefined
  /** On a `data-demo-root` that reacts from now on; bubbles. */
  'docs:demo-awake': undefined
  /** On a `data-demo-root` that was removed from the page. */
  'docs:demo-removed': undefined
  /** A `data-demo-root` was added; `awake` if it replaces one that was awake. The handler cancels the event. */
  'docs:demo-added': { root: HTMLElement; awake: boolean }
  /** On a `data-demo-root`, bubbles. */
  'docs:demo-error': DemoErrorDetail
}

export interface DemoErrorDetail {
  /** `mismatch`: React rendered it again because it differed from the prerendered HTML. */
  kind: 'mismatch' | 'thrown'
  error: unknown
}
