/**
 * What can be done with a page: at its start, taking it away as Markdown; at its end, editing it, seeing when it was last
 * changed, and saying whether it was helpful.
 */
import type { PageProps } from 'vitrine/model'
import { data } from './data-attributes.js'
import { Icon } from './icons.js'
import { text } from './text.js'

type PageToolsProps = Pick<PageProps, 'page' | 'translations'>

export function PageTools({ page, translations }: PageToolsProps) {
  if (!page.markdownHref) return null
  return (
    <details className="v-menu v-page-menu" {...data({ 'data-menu': '' })}>
      <summary>
        <Icon name="markdown" />
        <span>{text(translations, 'page.take')}</span>
        <Icon name="chevron" />
      </summary>
      <ul className="v-menu-list v-menu-actions">
        <li className="v-scripted">
          <button type="button" {...data({ 'data-copy': '', 'data-copy-from': page.markdownHref })}>
            <Icon name="copy" />
            <Icon name="check" />
            <span {...data({ 'data-copy-label': '' })}>{text(translations, 'page.copyMarkdown')}</span>
          </button>
        </li>
        <li>
          <a href={page.markdownHref} type="text/markdown">
            <Icon name="markdown" />
            {text(translations, 'page.markdown')}
          </a>
        </li>
        {page.openIn?.map(({ title, href }) => (
          <li key={title}>
            <a href={href} target="_blank" rel="noopener">
              <Icon name="external" />
              {text(translations, 'page.openIn', { name: title })}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

export function PageEnd({ page, translations }: PageToolsProps) {
  const { editUrl, lastUpdated, feedback } = page
  if (!editUrl && !lastUpdated && !feedback) return null
  const [before, after] = text(translations, 'page.updated').split('{date}')
  return (
    <div className="v-page-end">
      {feedback && <Feedback page={page} translations={translations} />}
      <ul className="v-page-tools">
        {editUrl && (
          <li>
            <a href={editUrl} rel="noopener">
              <Icon name="edit" />
              {text(translations, 'page.edit')}
            </a>
          </li>
        )}
        {lastUpdated && (
          <li className="v-page-updated">
            {before}
            <time dateTime={lastUpdated.date}>{lastUpdated.text}</time>
            {after}
          </li>
        )}
      </ul>
    </div>
  )
}

/** With a script, those who say no are asked why; without one, they are led to the address, if there is one. */
function Feedback({ page, translations }: PageToolsProps) {
  const { href, url, endpoint } = page.feedback!
  const report = (action: 'yes' | 'no') =>
    data({
      'data-feedback': action,
      'data-ga-event-category': 'feedback',
      'data-ga-event-action': action,
      'data-ga-event-label': page.pathname,
    })
  const no = (
    <>
      <Icon name="no" />
      {text(translations, 'feedback.no')}
    </>
  )
  return (
    <div
      className={href ? 'v-feedback' : 'v-feedback v-scripted'}
      role="group"
      aria-labelledby="feedback-question"
      {...data({ 'data-feedback-endpoint': endpoint, 'data-feedback-url': url })}
    >
      <p id="feedback-question">{text(translations, 'feedback.question')}</p>
      <button type="button" className="v-scripted" {...report('yes')}>
        <Icon name="yes" />
        {text(translations, 'feedback.yes')}
      </button>
      {href ? (
        <a href={href} target="_blank" rel="noopener" {...report('no')}>
          {no}
        </a>
      ) : (
        <button type="button" {...report('no')}>
          {no}
        </button>
      )}
      <template {...data({ 'data-feedback-form': '' })}>
        <form>
          <fieldset>
            <legend>{text(translations, 'feedback.why')}</legend>
            {(['wrong', 'missing', 'unclear', 'other'] as const).map((reason) => (
              <label key={reason}>
                <input type="radio" name="reason" value={reason} required /> {text(translations, `feedback.${reason}`)}
              </label>
            ))}
          </fieldset>
          {(endpoint || url) && (
            <label>
              {text(translations, 'feedback.comment')}
              <textarea name="comment" rows={3} maxLength={2000} />
            </label>
          )}
          <p role="alert" />
          <button
            type="submit"
            {...data({ 'data-ga-event-category': 'feedback', 'data-ga-event-label': page.pathname })}
          >
            {text(translations, endpoint || !url ? 'feedback.send' : 'feedback.sendTo')}
          </button>
          <button type="reset">{text(translations, 'feedback.cancel')}</button>
        </form>
      </template>
    </div>
  )
}
