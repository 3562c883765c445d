/**
 * The navigation. Groups are `<details>`, so they open without JavaScript; a closed group with more than a few entries
 * holds only the link to its own index page and says in `data-fragment` where its entries are, which a script fetches
 * and appends to its list when it is opened. `NavEntries` is what such a fragment consists of.
 */
import type { NavEntry, NavTreeLink, PageProps, Translations } from 'vitrine/model'
import { Brand } from './brand.js'
import { data } from './data-attributes.js'
import { Icon } from './icons.js'
import { Labels } from './labels.js'
import { Link } from './link.js'
import { DrawerTools, SiteMenuEnd, SiteMenuStart } from './site-menu.js'
import { text } from './text.js'

interface EntriesProps {
  entries: NavEntry[]
  translations: Translations
}

/** The entries as `<li>` elements. */
export function NavEntries({ entries, translations }: EntriesProps) {
  return entries.map((entry) => (
    <li key={entry.id} className={entry.kind === 'subheader' ? 'v-nav-item v-nav-subheader' : 'v-nav-item'}>
      <NavItem entry={entry} translations={translations} />
    </li>
  ))
}

function NavItem({ entry, translations }: { entry: NavEntry; translations: Translations }) {
  if (entry.kind === 'group') return <NavGroup entry={entry} translations={translations} />
  if (entry.more !== undefined)
    return (
      <a className="v-nav-link v-nav-more" href={entry.href}>
        {text(translations, 'nav.more', { count: String(entry.more) })}
        <span className="v-hidden">: {entry.title}</span>
      </a>
    )
  const link = (
    <Link
      link={{ ...entry, labels: firstOf(entry.labels) }}
      translations={translations}
      className="v-nav-link"
      current={entry.current ?? false}
    />
  )
  if (entry.kind !== 'subheader') return link
  return (
    <>
      <span className="v-nav-heading">{link}</span>
      {entry.children && (
        <ul>
          <NavEntries entries={entry.children} translations={translations} />
        </ul>
      )}
    </>
  )
}

/** A row has room for one label; the page has them all. */
const firstOf = (labels: NavEntry['labels']) => labels?.slice(0, 1)

function NavGroup({ entry, translations }: { entry: NavEntry; translations: Translations }) {
  const { title, href, current, open } = entry
  const closed = !entry.children
  return (
    <details
      open={open ?? false}
      {...data({ 'data-fragment': closed ? entry.fragment : undefined })}
      id={`nav-${entry.id}`}
    >
      <summary className="v-nav-summary">
        <span className="v-link-title">{title}</span>
        <Labels labels={firstOf(entry.labels)} translations={translations} />
      </summary>
      <ul>
        {href !== undefined && (
          <li className="v-nav-item v-nav-index">
            <a className="v-nav-link" href={href} aria-current={current ? 'page' : undefined}>
              {text(translations, entry.isWritten ? 'nav.groupPage' : 'nav.groupIndex')}
              <span className="v-hidden">: {title}</span>
            </a>
          </li>
        )}
        {entry.children && <NavEntries entries={entry.children} translations={translations} />}
      </ul>
    </details>
  )
}

/** The switch between the guide and the references beside it. */
function NavTrees({ links, translations }: { links: NavTreeLink[]; translations: Translations }) {
  return (
    <div className="v-nav-trees" role="group" aria-label={text(translations, 'nav.trees')}>
      {links.map((link) => (
        <Link
          key={link.href}
          link={link}
          translations={translations}
          current={link.current === 'section' ? 'true' : link.current}
        />
      ))}
    </div>
  )
}

/** The name by which the header's button opens the navigation on narrow screens. */
export const navigationId = 'v-navigation'

/**
 * The whole column, and the script that restores its state. A popover: on narrow screens the header's button opens it
 * without JavaScript, with Escape, a press outside and the way back for the focus given by the browser; on wide ones the
 * stylesheet shows it always.
 */
export function Nav(props: PageProps) {
  const { nav, navTrees, navScript, slots, translations } = props
  return (
    <>
      <nav className="v-nav" id={navigationId} popover="auto" aria-label={text(translations, 'nav.label')}>
        <div className="v-nav-head">
          <div className="v-nav-top">
            <Brand {...props} />
            <DrawerTools {...props} />
            <button
              type="button"
              className="v-icon-button"
              popoverTarget={navigationId}
              popoverTargetAction="hide"
              aria-label={text(translations, 'header.closeNavigation')}
            >
              <Icon name="close" />
            </button>
          </div>
          <SiteMenuStart {...props} />
          {(slots.navStart || navTrees.length > 0) && (
            <div className="v-nav-start">
              {slots.navStart && <div dangerouslySetInnerHTML={{ __html: slots.navStart }} />}
              {navTrees.length > 0 && <NavTrees links={navTrees} translations={translations} />}
            </div>
          )}
        </div>
        <ul className="v-nav-list">
          <NavEntries entries={nav} translations={translations} />
        </ul>
        <SiteMenuEnd {...props} />
      </nav>
      <script dangerouslySetInnerHTML={{ __html: navScript }} />
    </>
  )
}
