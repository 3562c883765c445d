/** A page that is not read, such as the search: its title stands where that of any other page does. */
import type { ReactNode } from 'react'
import type { PageProps } from 'vitrine/model'
import { Frame } from './frame.js'

export interface PlainPageProps {
  props: PageProps
  /** Of the part that has everything, the title first. */
  className: string
  /** In place of breadcrumbs. */
  lead?: ReactNode
  children: ReactNode
}

export function PlainPage({ props, className, lead, children }: PlainPageProps) {
  return (
    <Frame props={props} navigation="column">
      <div className="v-columns v-columns-wide">
        <div className="v-lead">{lead}</div>
        <div className={`v-article ${className}`}>{children}</div>
      </div>
    </Frame>
  )
}
