/** A demo with nothing around it. */
import type { PageProps } from 'vitrine/model'

export default function DemoPage({ page }: PageProps) {
  return (
    <main className="v-demo-page" id="main-content" tabIndex={-1}>
      <h1 className="v-hidden">{page.title}</h1>
      <div dangerouslySetInnerHTML={{ __html: page.body }} />
    </main>
  )
}
