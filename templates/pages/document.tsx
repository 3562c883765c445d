/** `<html>` around a page. The doctype, which a component cannot render, is added by the caller. */
import type { DocumentProps } from 'vitrine/model'
import { headHtml } from '../parts/head-html.js'

export default function Document({ lang, htmlAttributes, head, bodyScript, body }: DocumentProps) {
  return (
    <html lang={lang} {...htmlAttributes}>
      <head dangerouslySetInnerHTML={{ __html: headHtml(head) }} />
      <body dangerouslySetInnerHTML={{ __html: `<script>${bodyScript}</script>${body}` }} />
    </html>
  )
}
