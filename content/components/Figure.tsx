/** Markdown with a caption: `:::component{name="Figure" caption="…"}` around an image, a table or code. */
import type { ReactNode } from 'react'

interface FigureProps {
  caption: string
  children?: ReactNode
}

export default function Figure({ caption, children }: FigureProps) {
  return (
    <figure>
      {children}
      <figcaption>{caption}</figcaption>
    </figure>
  )
}
