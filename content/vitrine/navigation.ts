/** The part of the navigation that is about Vitrine itself, the generator of this site. */
import type { NavNode } from 'vitrine'

export const vitrine: NavNode = {
  pathname: '/vitrine-group',
  title: { en: 'Vitrine', zh: 'Vitrine' },
  children: [
    { pathname: '/vitrine', title: { en: 'Overview', zh: '概览' } },
    { pathname: '/vitrine/start', title: { en: 'Quick start', zh: '快速上手' } },
    {
      pathname: '/vitrine/content',
      title: { en: 'Content', zh: '内容' },
      subheader: true,
      children: [
        { pathname: '/vitrine/writing', title: { en: 'Writing pages', zh: '编写页面' } },
        { pathname: '/vitrine/markdown', title: { en: 'Markdown guide', zh: 'Markdown 指南' } },
      ],
    },
  ],
}
