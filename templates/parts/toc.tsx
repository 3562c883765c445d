/**
 * The list of contents. One `<details>` for all widths: on phones a closed bar under the description that stays at the top
 * and names the section being read, always open in a column of its own where there is room (the stylesheet shows its
 * content and hides its summary). Drawing it twice was rejected: on
 * reference pages with hundreds of headings it is a large part of the page.
 */
import type { Heading, Translations } from 'vitrine/model'
import { data } from './data-attributes.js'
import { Icon } from './icons.js'
import { Identifier } from './identifier.js'
import { Labels } from './labels.js'
import { text } from './text.js'

interface TocNode extends Heading {
  children: TocNode[]
}

/** Headings nested by depth; one that is deeper than its predecessor by more than one level counts as one deeper. */
export function nestHeadings(headings: readonly Heading[]): TocNode[] {
  const root: TocNode[] = []
  const path: TocNode[] = []
  for (const heading of headings) {
    while (path.length && path.at(-1)!.depth >= heading.depth) path.pop()
    const node: TocNode = { ...heading, children: [] }
    ;(path.at(-1)?.children ?? root).push(node)
    path.push(node)
  }
  return root
}

function TocList({ nodes, translations }: { nodes: TocNode[]; translations: Translations }) {
  return (
    <ul>
      {nodes.map((node) => (
        <li key={node.id}>
          <a href={`#${node.id}`}>
            <span className="v-link-title">
              <Identifier text={node.text} />
            </span>
            {node.labels?.length ? ' ' : null}
            <Labels labels={node.labels} translations={translations} />
          </a>
          {node.children.length > 0 && <TocList nodes={node.children} translations={translations} />}
        </li>
      ))}
    </ul>
  )
}

/** @param headings from level 2 on; without any there is no list */
export function Toc({ headings, translations }: { headings: Heading[]; translations: Translations }) {
  const nodes = nestHeadings(headings.filter((heading) => heading.depth > 1))
  if (nodes.length === 0) return null
  return (
    // Beside the text a long list scrolls, for which it needs the focus.
    <nav className="v-toc" aria-label={text(translations, 'toc.label')} tabIndex={0}>
      <p className="v-toc-title" aria-hidden="true">
        {text(translations, 'toc.title')}
      </p>
      <details className="v-toc-details">
        <summary>
          <Icon name="contents" />
          <span className="v-toc-here">
            <span>{text(translations, 'toc.title')}</span>
            <span {...data({ 'data-toc-current': '' })} aria-hidden="true" />
          </span>
          <Icon name="chevron" />
        </summary>
        <TocList nodes={nodes} translations={translations} />
      </details>
    </nav>
  )
}
