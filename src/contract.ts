/**
 * What the HTML of a page and the scripts in it agree on: every `data-*` attribute and every event. Templates and features
 * write the attributes, scripts and stylesheets find them.
 *
 * All of it is types, so that it costs nothing in a page and a site's own templates can use it. A name that changes here no
 * longer compiles wherever it is used: templates write attributes with `data` (templates/data-attributes.ts), text with
 * `dataHtml` (markdown/escape.ts), scripts use the functions of client/platform/page.ts. ESLint rejects the ways around
 * them, and tests/contract.test.ts compares the stylesheets.
 */
import type { CodeStyling, DemoSettings } from './template-props.js'

/** A mark without a value. */
type Mark = ''
type CodeVariant = 'ts' | 'js'
type Sandbox = 'stackblitz' | 'codesandbox'

export interface DataAttributes {
  // ── <html>, beside `ColorSchemeAttribute` and `TabAttribute`. ────────────────────────────────────────────────────
  'data-storage-prefix'?: string
  'data-mode'?: 'light' | 'dark' | 'system'
  'data-density'?: 'dense'
  'data-code-styling'?: CodeStyling
  'data-code-variant'?: CodeVariant

  // ── Header, navigation and footer. ──────────────────────────────────────────────────────────────────────────────
  /** `<button>`: opens `dialog#settings-drawer`. */
  'data-settings-toggle'?: Mark
  /** `<a>` to the top of the page; a script hides it while it has no use. */
  'data-back-to-top'?: Mark
  /** `<details>` with links: a menu. */
  'data-menu'?: Mark
  /** `<details>` of a closed group: the address of its entries; empty while they are fetched. */
  'data-fragment'?: string
  /** `<li>` that says that the entries of a group could not be fetched. */
  'data-failure'?: Mark
  /** `<a>` to another language: what to say to visitors who read that language, and the name of the button that closes it. */
  'data-language-hint'?: string
  'data-language-dismiss'?: string
  /** `<ul>` of the offline page. */
  'data-offline-list'?: Mark

  // ── Links in the text, for the stylesheet. ──────────────────────────────────────────────────────────────────────
  'data-external'?: Mark
  'data-missing'?: Mark

  // ── Code. ───────────────────────────────────────────────────────────────────────────────────────────────────────
  /** A code block, as `.code` is: one `pre` and one copy button. */
  'data-code-block'?: Mark
  /** The number of a line. */
  'data-line'?: string
  /** `<button>`: copies its block's `pre`, or `data-copy-text`. `compact` shows the outcome for a shorter time. */
  'data-copy'?: Mark | 'compact'
  'data-copy-text'?: string
  /** What the button says when it has copied, instead of the interface's own text. */
  'data-copied'?: string
  /** The part of the button that says so. */
  'data-copy-label'?: Mark
  /** On the button while it says so. */
  'data-copy-state'?: 'copied' | 'failed'
  /** `.tabs` whose choice is remembered under this key. */
  'data-storage-key'?: string
  /** The tab that a panel belongs to. */
  'data-value'?: string

  // ── Ads and analytics. ──────────────────────────────────────────────────────────────────────────────────────────
  /** The ad under a page's description, and what is shown in it. */
  'data-ad-slot'?: Mark
  'data-shape'?: 'inline' | 'image'
  'data-state'?: 'detecting' | 'carbon' | 'in-house' | 'adblock'
  /** A click on the element is reported. */
  'data-ga-event-category'?: string
  'data-ga-event-action'?: string
  'data-ga-event-label'?: string
  /** The share of clicks to report, 0 to 1. */
  'data-ga-event-split'?: string

  // ── A demo: the element around it. ──────────────────────────────────────────────────────────────────────────────
  /** The demo's name. */
  'data-demo'?: string
  'data-code'?: 'closed' | 'preview' | 'full'
  /** The stylings that it has, separated by spaces. */
  'data-stylings'?: string
  /** Addresses; the playground has the last four, too. */
  'data-hydrate'?: string
  'data-alone'?: string
  'data-source-href'?: string
  'data-frame'?: string
  'data-editor-styles'?: string
  'data-vendors'?: string
  'data-sandbox'?: string
  /** The source can be edited. */
  'data-live-edit'?: Mark
  /** A reload would lose something. */
  'data-unsaved'?: Mark

  // ── A demo: what runs. ──────────────────────────────────────────────────────────────────────────────────────────
  /** `Name.tsx`, `css-Name.js`: where anchors lead. */
  'data-demo-anchor'?: Mark
  /** Takes the focus before the demo. */
  'data-demo-start'?: Mark
  /** Around what runs. */
  'data-demo-stage'?: Mark
  /** On the stage while edited code runs in a frame. */
  'data-live'?: Mark
  /** One variant, prerendered: `id-styling`. */
  'data-demo-root'?: string
  /** The variant's styling; also on its preview and its sources. */
  'data-styling'?: CodeStyling
  /** Address of the module that hydrates it. */
  'data-module'?: string
  'data-ssr'?: 'false'
  'data-isolated'?: Mark
  /** It is hydrated. */
  'data-awake'?: Mark
  /** `<iframe>`: the demo in a document of its own. */
  'data-demo-iframe'?: Mark
  /** The place of an ad. */
  'data-demo-ad'?: Mark

  // ── A demo: toolbar and sources. ────────────────────────────────────────────────────────────────────────────────
  /** Around both. */
  'data-demo-code'?: Mark
  'data-demo-toolbar'?: Mark
  /** `<details>`; open: the whole source, closed: the preview, where there is one. */
  'data-demo-toggle'?: Mark
  /** `<button aria-pressed>`. */
  'data-demo-lang'?: CodeVariant
  /** `<select>`. */
  'data-demo-styling'?: Mark
  /** `<button>`: opens the demo in a sandbox. */
  'data-demo-open'?: Sandbox
  'data-demo-reset-focus'?: Mark
  'data-demo-reset'?: Mark
  /** `<a>`: copies its own address. */
  'data-demo-link'?: 'tsx' | 'js'
  /** The few lines that matter. */
  'data-demo-preview'?: Mark
  /** The files of one styling. */
  'data-demo-source'?: Mark
  /** A file's name. */
  'data-demo-file'?: string
  /** What is shown in one language only: a `pre`, a file's name. */
  'data-lang'?: CodeVariant
  /** `<button>`: turns the demo's own file into an editor. */
  'data-demo-edit'?: Mark
  /** On the file while it is one. */
  'data-editing'?: Mark

  // ── The API reference. ──────────────────────────────────────────────────────────────────────────────────────────
  /** Around a section's rows, which can be filtered: takes the field and the switch. */
  'data-api-rows'?: Mark
  /** On the page while its rows are shown as a compact list. */
  'data-api-compact'?: Mark

  // ── The playground. ─────────────────────────────────────────────────────────────────────────────────────────────
  'data-playground'?: Mark
  /** Takes the editor. */
  'data-playground-panel'?: Mark
  /** Takes the frame. */
  'data-playground-stage'?: Mark
  /** Shown when the code came with the address, around the button that runs it. */
  'data-playground-ask'?: Mark
  'data-playground-run'?: Mark
  /** `<script>` with the code to begin with. */
  'data-playground-start'?: Mark
  'data-playground-open'?: Sandbox
  'data-playground-reset'?: Mark
}

export type DataAttribute = keyof DataAttributes

/** On `<html>`, with the site's storage prefix: the name of the colour scheme. */
export type ColorSchemeAttribute = `data-${string}-color-scheme`
/** On `<html>`, with a `data-storage-key`: the choice among these tabs before their script runs. */
export type TabAttribute = `data-tab-${string}`

type CamelCase<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name

/** The attributes as `element.dataset` has them. */
export type DataProperties = {
  [Name in DataAttribute as Name extends `data-${infer Rest}` ? CamelCase<Rest> : never]: DataAttributes[Name]
}

/** Events by name, with their `detail`. Those that say nothing else of themselves are dispatched on the document. */
export interface DocsEvents {
  'docs:color-mode': { mode: 'light' | 'dark' | 'system' }
  'docs:preferences': DemoSettings
  'docs:code-styling': CodeStyling
  'docs:code-variant': CodeVariant
  /**
   * On the window, by a site's own script, which chooses among further colour schemes: the name of one, `{ light?, dark? }`
   * with names for both modes, or null for those that the site starts with. The choice is remembered; an unknown name is an
   * error in the console and changes nothing.
   *
   *     dispatchEvent(new CustomEvent('docs:set-color-scheme', { detail: 'sepia' }))
   */
  'docs:set-color-scheme': unknown
  /** On a `data-demo-root`: mount the demo anew. */
  'docs:demo-reset': undefined
  /** On a `data-demo-root` that is no longer in the page. */
  'docs:demo-removed': undefined
  /** A `data-demo-root` has come into the page; `awake`: in place of one that was awake. Cancelled by whoever takes it over. */
  'docs:demo-added': { root: HTMLElement; awake: boolean }
  /** On a `data-demo-root`, bubbles. */
  'docs:demo-error': DemoErrorDetail
}

export interface DemoErrorDetail {
  /** `mismatch`: React drew it anew, because it was not as prerendered. */
  kind: 'mismatch' | 'thrown'
  error: unknown
}
