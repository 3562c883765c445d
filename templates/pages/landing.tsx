/**
 * The first page: its own text, large and wide. Below are the pages under it, where there are any and the
 * text has no cards of its own; a page without a text shows the top of the navigation, which otherwise waits behind the
 * header's button.
 */
import type { GroupItem, PageProps } from 'vitrine/model'
import { Cards } from '../parts/cards.js'
import { Content } from '../parts/content.js'
import { Frame } from '../parts/frame.js'
import { text } from '../parts/text.js'

export default function Landing(props: PageProps) {
  const { page, items, nav, translations } = props
  const hasText = page.lead !== '' || page.body !== ''
  const top = hasText ? [] : nav.filter((entry) => entry.href).map(toItem)
  const ways: GroupItem[] = page.blocks.includes('cards') ? [] : items.length > 0 ? items : top
  return (
    <Frame props={props} navigation="drawer">
      <div className="v-landing">
        {hasText ? (
          <Content {...props} />
        ) : (
          <div className="v-content">
            <h1>{page.title}</h1>
            <p className="description">{page.description}</p>
          </div>
        )}
        {ways.length > 0 && (
          <section className="v-landing-ways" aria-labelledby="landing-explore">
            <h2 id="landing-explore">{text(translations, 'landing.explore')}</h2>
            <Cards items={ways} translations={translations} level={3} />
          </section>
        )}
      </div>
    </Frame>
  )
}

/** A group is one card on the first page. */
function toItem({ title, href, labels, external }: PageProps['nav'][number]): GroupItem {
  return { title, ...(href !== undefined && { href }), ...(labels && { labels }), ...(external && { external }) }
}
