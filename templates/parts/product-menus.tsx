/** The product switch and the version menu: disclosures with links, which work without JavaScript. */
import type { Translations } from 'vitrine/model'
import { data } from './data-attributes.js'
import { Icon } from './icons.js'
import { text } from './text.js'

interface MenuLink {
  label: string
  href: string
  current: boolean
  /** It leads to another site. */
  external?: boolean
  /** A word beside it. */
  note?: string
}

interface ProductMenusProps {
  product: string
  products: MenuLink[]
  versions: MenuLink[]
  /** Pages that say what has changed, below the versions. */
  changes?: { label: string; href: string }[]
  translations: Translations
}

export default function ProductMenus({ product, products, versions, changes = [], translations }: ProductMenusProps) {
  const version = versions.find((link) => link.current)?.label ?? ''
  return (
    <div className="v-product-menus">
      {products.length > 1 && (
        <Menu
          label={text(translations, 'product.open', { product })}
          shown={product}
          links={products}
          translations={translations}
        />
      )}
      {(versions.length > 1 || changes.length > 0) && (
        <Menu
          label={text(translations, 'version.open', { version })}
          shown={products.length > 1 ? version : `${product} ${version}`}
          links={versions}
          changes={changes}
          translations={translations}
        />
      )}
    </div>
  )
}

interface MenuProps {
  label: string
  shown: string
  links: MenuLink[]
  changes?: ProductMenusProps['changes']
  translations: Translations
}

function Menu({ label, shown, links, changes = [], translations }: MenuProps) {
  return (
    <details className="v-menu v-menu-start" {...data({ 'data-menu': '' })}>
      <summary className="v-menu-button">
        <span className="v-hidden">{label}</span>
        <span aria-hidden="true" dir="auto">
          {shown}
        </span>
        <Icon name="chevron" />
      </summary>
      <ul className="v-menu-list">
        {links.map((link) => (
          <li key={link.href + link.label}>
            <a
              href={link.href}
              aria-current={link.current ? 'true' : undefined}
              rel={link.external ? 'noopener' : undefined}
            >
              {link.label}
              {link.note && <span className="v-menu-note">{link.note}</span>}
              {link.external && (
                <>
                  <Icon name="external" />
                  <span className="v-hidden"> {text(translations, 'nav.external')}</span>
                </>
              )}
            </a>
          </li>
        ))}
        {changes.map((link, index) => (
          <li key={link.href} className={index === 0 ? 'v-menu-part' : undefined}>
            <a href={link.href}>{link.label}</a>
          </li>
        ))}
      </ul>
    </details>
  )
}
