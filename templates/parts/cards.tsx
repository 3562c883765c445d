/** Pages as a grid of cards, or as columns of links where they have no descriptions; the pages inside a group follow under its title. */
import type { GroupItem, LinkRef, Translations } from 'vitrine/model'
import { data } from './data-attributes.js'
import { Icon } from './icons.js'
import { Link } from './link.js'

interface CardsProps {
  items: GroupItem[]
  translations: Translations
  /** The heading level of a group's title. */
  level: 2 | 3
}

/** Runs of pages become grids; a group becomes a heading with a grid of its own. */
export function Cards({ items, translations, level }: CardsProps) {
  return runs(items).map((run) => {
    const [first] = run
    if (first?.children) return <CardGroup key={key(first)} group={first} translations={translations} level={level} />
    const isPictured = run.filter(({ picture }) => picture !== undefined).length * 2 >= run.length
    const isDescribed = run.filter(({ description }) => description).length * 2 >= run.length
    if (!isDescribed)
      return (
        <ul className="v-columns-of-links" key={first && key(first)}>
          {run.map((item) => (
            <li key={key(item)}>
              <Link link={item} translations={translations} />
            </li>
          ))}
        </ul>
      )
    return (
      <ul className={isPictured ? 'v-cards v-pictured' : 'v-cards'} key={first && key(first)}>
        {run.map((item) => (
          <li key={key(item)}>
            <Card item={item} isPictured={isPictured} translations={translations} />
          </li>
        ))}
      </ul>
    )
  })
}

const key = (item: LinkRef) => `${item.href} ${item.title}`

/** Neighbouring pages together, every group alone. */
function runs(items: GroupItem[]): GroupItem[][] {
  const result: GroupItem[][] = []
  for (const item of items) {
    const last = result.at(-1)
    if (!item.children && last && !last[0]?.children) last.push(item)
    else result.push([item])
  }
  return result
}

function CardGroup({ group, translations, level }: { group: GroupItem; translations: Translations; level: 2 | 3 }) {
  const Heading = `h${level}` as const
  return (
    <section className="v-card-group">
      <Heading>
        <Link link={group} translations={translations} />
      </Heading>
      {group.description && <p>{group.description}</p>}
      <Cards items={group.children ?? []} translations={translations} level={3} />
    </section>
  )
}

function Card({
  item,
  isPictured,
  translations,
}: {
  item: GroupItem
  isPictured: boolean
  translations: Translations
}) {
  return (
    <div className="v-card">
      {isPictured && <span className="v-demo-picture" {...data({ 'data-picture': item.picture })} />}
      <Link link={item} translations={translations} className="v-card-link" />
      {item.description && <p>{item.description}</p>}
      {item.href !== undefined && !item.external && <Icon name="next" />}
    </div>
  )
}
