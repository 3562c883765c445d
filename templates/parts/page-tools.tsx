/** Links to edit a page and to read it as Markdown. */
import type { PageProps } from 'vitrine/model'
import { Icon } from './icons.js'
import { text } from './text.js'

export function PageTools({ page, translations }: Pick<PageProps, 'page' | 'translations'>) {
  if (!page.editUrl && !page.markdownHref) return null
  return (
    <ul className="v-page-tools">
      {page.editUrl && (
        <li>
          <a href={page.editUrl} rel="noopener">
            <Icon name="edit" />
            {text(translations, 'page.edit')}
          </a>
        </li>
      )}
      {page.markdownHref && (
        <li>
          <a href={page.markdownHref} type="text/markdown">
            <Icon name="markdown" />
            {text(translations, 'page.markdown')}
          </a>
        </li>
      )}
    </ul>
  )
}
