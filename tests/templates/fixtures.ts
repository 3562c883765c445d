/** Pages of an imaginary library, in English and Chinese, that show every part of the templates. */
import type { GroupItem, Heading, LinkRef, NavEntry, PageProps, UrlPath } from '../../src/model.js'
import { localeTexts } from '../../src/locales/index.js'
import { navScript } from '../../src/theme/nav-script.js'

export type Lang = 'en' | 'zh'
export const layouts = ['doc', 'group', 'landing', 'not-found'] as const
export type FixtureLayout = (typeof layouts)[number]

const words = {
  en: {
    site: 'Vitrine X Docs',
    notice: 'Unofficial documentation, written by its community. Not affiliated with the authors of the library.',
    introduction: 'Introduction',
    overview: 'Overview',
    installation: 'Installation',
    support: 'Priority support',
    grid: 'Data Grid',
    columns: 'Columns',
    definition: 'Column definition',
    dimensions: 'Column dimensions',
    pinning: 'Column pinning',
    features: 'Main features',
    rows: 'Rows',
    charts: 'Charts',
    bars: 'Bars',
    heatmap: 'Heatmap',
    sankey: 'Sankey',
    description: 'Set the width of a column in pixels or as a share of what is left, and let visitors change it.',
    text: 'A column is as wide as its content asks for, within the limits that you set. By default it takes 100 pixels, which suits numbers and short words; longer texts are cut and end in an ellipsis. Where the table is wider than its columns, the room that is left goes to those that have a share in it.',
    width: 'Fixed width',
    share: 'A share of the room',
    limits: 'Limits',
    resizing: 'Resizing',
    autosize: 'Autosizing with options',
    api: 'API',
    landing: 'Components for dense, living data',
    landingText:
      'Grids, pickers, charts and trees for React: fast with a hundred thousand rows, accessible by keyboard and screen reader, and yours to style.',
    start: 'Get started',
    more: 'See the components',
    card: 'How to set it up, and what it does by itself.',
  },
  zh: {
    site: 'Vitrine X 文档',
    notice: '由社区编写的非官方文档，与该组件库的作者没有关联。',
    introduction: '简介',
    overview: '概览',
    installation: '安装',
    support: '优先支持',
    grid: '数据表格',
    columns: '列',
    definition: '列定义',
    dimensions: '列宽',
    pinning: '固定列',
    features: '主要功能',
    rows: '行',
    charts: '图表',
    bars: '柱状图',
    heatmap: '热力图',
    sankey: '桑基图',
    description: '以像素或剩余空间的比例设置列宽，并允许访问者自行调整。',
    text: '列的宽度由内容决定，但不会超出您设置的范围。默认宽度为 100 像素，适合数字和短词；较长的文字会被截断，并以省略号结尾。如果表格比所有列的总宽度更宽，剩余的空间会分配给设置了 flex 的列。在 React 中使用时，请通过 columns 属性传入定义。',
    width: '固定宽度',
    share: '按比例分配空间',
    limits: '上限与下限',
    resizing: '调整大小',
    autosize: '带选项的自动调整',
    api: 'API',
    landing: '为密集而鲜活的数据而生的组件',
    landingText: '适用于 React 的表格、选择器、图表和树：十万行数据依然流畅，支持键盘和屏幕阅读器，样式由您决定。',
    start: '快速开始',
    more: '查看组件',
    card: '如何设置，以及它自带哪些功能。',
  },
} satisfies Record<Lang, Record<string, string>>

function nav(lang: Lang): NavEntry[] {
  const w = words[lang]
  const link = (id: string, title: string, more: Partial<NavEntry> = {}): NavEntry => ({
    kind: 'link',
    id,
    title,
    href: `/x/${id}/`,
    ...more,
  })
  const group = (id: string, title: string, more: Partial<NavEntry> = {}): NavEntry => ({
    kind: 'group',
    id,
    title,
    href: `/x/${id}/`,
    ...more,
  })
  return [
    group('introduction-group', w.introduction, { fragment: '/x/nav/introduction.html' }),
    group('grid-group', w.grid, {
      open: true,
      children: [
        link('grid', w.overview),
        {
          kind: 'subheader',
          id: 'grid-features',
          title: w.features,
          children: [
            group('columns', w.columns, {
              open: true,
              labels: ['new'],
              children: [
                link('definition', w.definition),
                link('dimensions', w.dimensions, { current: true }),
                link('pinning', w.pinning, { labels: ['pro'] }),
                link('groups', 'Column groups', { labels: ['premium', 'new'] }),
                link('panel', 'Columns Panel', { labels: ['planned'] }),
              ],
            }),
            group('rows', w.rows, { fragment: '/x/nav/rows.html', labels: ['premium'] }),
            { kind: 'text', id: 'later', title: 'Cells', labels: ['planned'] },
          ],
        },
      ],
    }),
    group('charts-group', w.charts, { fragment: '/x/nav/charts.html', labels: ['unstable'] }),
    link('changelog', 'Changelog', { href: 'https://example.com/changelog', external: true }),
  ]
}

const code = `<pre tabindex="0"><code class="language-tsx">const columns = [
  { field: 'name', width: 200 },
  { field: 'address', flex: 1, minWidth: 120, maxWidth: 480, renderCell: (params) =&gt; params.value },
]</code></pre>`

function lead(lang: Lang): string {
  return `<h1>${words[lang].dimensions}</h1>\n<p class="description">${words[lang].description}</p>\n`
}

function body(lang: Lang): string {
  const w = words[lang]
  const heading = (depth: number, id: string, title: string) =>
    `<h${depth} id="${id}"><a href="#${id}">${title}</a></h${depth}>`
  return `<p>${w.text}</p>
${heading(2, 'width', w.width)}
<p>${w.text} <a href="#share">${w.share}</a></p>
${code}
<ul><li>${w.width}</li><li>${w.share}<ul><li>${w.limits}</li></ul></li></ul>
${heading(2, 'share', w.share)}
<p>${w.text}</p>
<table><thead><tr><th scope="col">${w.columns}</th><th scope="col">${w.width}</th></tr></thead><tbody><tr><td><code>width</code></td><td>100</td></tr><tr><td><code>flex</code></td><td>1</td></tr></tbody></table>
${heading(3, 'limits', w.limits)}
<p>${w.text}</p>
${heading(2, 'resizing', w.resizing)}
<p>${w.text}</p>
${heading(3, 'autosize', w.autosize)}
<p>${w.text}</p>
${heading(2, 'api', w.api)}
<ul><li><a href="/x/api/data-grid/">&lt;DataGrid /&gt;</a></li></ul>`
}

function headings(lang: Lang): Heading[] {
  const w = words[lang]
  return [
    { depth: 2, id: 'width', text: w.width },
    { depth: 2, id: 'share', text: w.share },
    { depth: 3, id: 'limits', text: w.limits, labels: ['pro'] },
    { depth: 2, id: 'resizing', text: w.resizing },
    { depth: 3, id: 'autosize', text: w.autosize },
    { depth: 2, id: 'api', text: w.api },
  ]
}

function items(lang: Lang): GroupItem[] {
  const w = words[lang]
  const item = (id: string, title: string, more: Partial<GroupItem> = {}): GroupItem => ({
    title,
    href: `/x/${id}/`,
    description: w.card,
    ...more,
  })
  return [
    item('definition', w.definition),
    item('dimensions', w.dimensions),
    item('pinning', w.pinning, { labels: ['pro'] }),
    item('rows', w.rows, {
      labels: ['premium'],
      children: [item('row-definition', w.definition), item('row-height', w.limits, { labels: ['new', 'unstable'] })],
    }),
    { title: 'Changelog', href: 'https://example.com/changelog', external: true },
  ]
}

/** Props of a layout in a language, with all optional parts. */
export function pageProps(layout: FixtureLayout, lang: Lang = 'en', more: Partial<PageProps['page']> = {}): PageProps {
  const w = words[lang]
  const links: LinkRef[] = [
    { title: w.grid, href: '/x/grid-group/' },
    ...(layout === 'group' ? [] : [{ title: w.columns, href: '/x/columns/' }]),
  ]
  const isText = layout === 'doc'
  const landing = `<div class="hero"><h1>${w.landing}</h1><p class="description">${w.landingText}</p>
<p class="hero-actions"><a class="button button-primary" href="/x/introduction/">${w.start}</a> <a class="button" href="/x/grid/">${w.more}</a></p></div>
<h2 id="families">${w.features}</h2>
<ul class="cards">${[w.grid, w.charts, w.bars, w.heatmap].map((title, index) => `<li class="card"><a href="/x/${index}/"><strong>${title}</strong></a><p>${w.card}</p></li>`).join('')}</ul>
<h2 id="more">${w.more}</h2>
<ul>${[w.width, w.share, w.limits].map((title) => `<li><strong>${title}.</strong> ${w.description}</li>`).join('')}</ul>`
  return {
    userLanguage: lang,
    translations: { ...localeTexts[lang], pages: {} },
    site: {
      title: w.site,
      description: w.landingText,
      url: 'https://docs.example.com',
      base: '/',
      prefix: '/x',
      storagePrefix: 'docs',
      repository: 'https://example.com/repository',
      license: { title: 'MIT', href: 'https://example.com/license', external: true },
      home: '/x/',
    },
    brand: { title: w.site, href: '/x/', notice: w.notice },
    page: {
      pathname: '/x/dimensions/' as UrlPath,
      layout,
      title: layout === 'group' ? w.columns : w.dimensions,
      name: layout === 'group' ? w.columns : w.dimensions,
      description: layout === 'group' ? '' : w.description,
      lang,
      fallback: false,
      headings: isText ? headings(lang) : [],
      labels: isText ? ['pro', 'new'] : [],
      disableToc: false,
      ...(isText && {
        lastUpdated: { date: '2025-11-03', text: lang === 'en' ? 'November 3, 2025' : '2025年11月3日' },
        feedback: { href: 'https://example.com/problem' },
      }),
      ...(isText && {
        editUrl: 'https://example.com/edit/dimensions.md',
        markdownHref: '/x/dimensions.md',
        openIn: [{ title: 'Chat', href: 'https://chat.example/?q=Read%20%2Fx%2Fdimensions.md' }],
      }),
      frontMatter: {},
      lead: isText ? lead(lang) : '',
      body: isText ? body(lang) : layout === 'landing' ? landing : '',
      titleLabels: [],
      blocks: layout === 'landing' ? ['cards'] : [],
      ...more,
    },
    announcement: { id: 'next', text: 'Version 9 is out.', link: { title: w.more, href: '/x/grid/' } },
    headerLinks: [
      { title: w.introduction, href: '/x/introduction/' },
      { title: w.features, href: '/x/grid/', current: 'section' },
      { title: 'Playground', href: '/x/playground/' },
    ],
    nav: nav(lang),
    navTrees: [
      { title: w.start, href: '/x/introduction/', current: 'section' },
      { title: 'API', href: '/x/api/' },
    ],
    navScript: navScript('docs'),
    breadcrumbs: isText || layout === 'group' ? links : [],
    ...(isText && {
      previous: { title: w.definition, href: '/x/definition/' },
      next: { title: w.pinning, href: '/x/pinning/', labels: ['pro'] },
    }),
    alternates: [
      { locale: 'en', lang: 'en', label: 'English', href: '/x/dimensions/', current: lang === 'en' },
      { locale: 'zh', lang: 'zh', label: '中文', href: '/zh/x/dimensions/', current: lang === 'zh' },
    ],
    items: layout === 'group' ? items(lang) : [],
    slots: {},
  }
}
