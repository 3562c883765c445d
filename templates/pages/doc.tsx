/** A page of documentation: navigation, title, the list of its contents, text. */
import type { PageProps } from 'vitrine/model'
import { TextPage } from '../parts/text-page.js'

export default function Doc(props: PageProps) {
  const { page } = props
  // A plan that is a label of the title is not repeated.
  const labels = page.labels.filter((label) => !page.titleLabels.includes(label))
  return <TextPage props={props} labels={labels} headings={page.disableToc ? [] : page.headings} />
}
