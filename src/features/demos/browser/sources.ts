/** The visible source of a demo, read from the page's HTML so that no page carries a source twice. */
import type { CodeStyling } from '../../../client/preferences/code-styling.js'
import type { CodeVariant } from '../../../client/preferences/code-variant.js'
import type { SourceFile } from './editor/compile.js'
import { data, findAll } from '../../../client/platform/page.js'

export interface DemoSource {
  styling: CodeStyling
  lang: CodeVariant
  /** The demo's own file first, then its imports, images and other assets last. */
  files: SourceFile[]
  /** The element of the demo's own file. */
  own: HTMLElement
}

/** The visible styling: the visitor's preference if the demo has it, else its first. */
export function shownStyling(demo: HTMLElement): CodeStyling {
  const stylings = (data(demo).stylings ?? 'system').split(' ') as CodeStyling[]
  return stylings.find((styling) => styling === data(demo.ownerDocument.documentElement).codeStyling) ?? stylings[0]!
}

export function shownLang(document: Document): CodeVariant {
  return data(document.documentElement).codeVariant === 'js' ? 'js' : 'ts'
}

/** @returns undefined for a demo without sources */
export function shownSource(demo: HTMLElement): DemoSource | undefined {
  const styling = shownStyling(demo)
  const lang = shownLang(demo.ownerDocument)
  const panel = findAll(demo, 'data-demo-source').find((source) => data(source).styling === styling)
  const elements = panel ? findAll(panel, 'data-demo-file') : []
  const files = elements.map((element): SourceFile => {
    const { demoShared } = data(element)
    const shown = demoShared === undefined ? element : (element.ownerDocument.getElementById(demoShared) ?? element)
    const pres = [...shown.querySelectorAll('pre')]
    const pre = pres.find((one) => data(one).lang === lang) ?? pres[0]
    const name = data(element).demoFile!
    return {
      name: pre && data(pre).lang === 'js' ? name.replace(/\.tsx?$/, '.js') : name,
      code: `${(pre?.textContent ?? '').trimEnd()}\n`,
    }
  })
  const assets = JSON.parse((panel && data(panel).demoAssets) ?? '{}') as Record<string, string>
  for (const [name, code] of Object.entries(assets)) files.push({ name, code })
  return elements[0] && { styling, lang, files, own: elements[0] }
}

/** The visible root of the demo. */
export function shownRoot(demo: HTMLElement): HTMLElement | undefined {
  const styling = shownStyling(demo)
  return findAll(demo, 'data-demo-root').find((root) => data(root).styling === styling)
}
