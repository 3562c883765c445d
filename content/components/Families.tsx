/**
 * The four families as cards, each with a picture: `{{"component": "Families"}}`; with `"links": true` each card leads to
 * two of its pages and to its reference. The pictures are drawn with the colours of the theme, so they follow the mode.
 */
import type { ReactNode } from 'react'

interface Family {
  href: string
  en: [title: string, text: string]
  zh: [title: string, text: string]
  /** Where to begin. */
  links: { href: string; en: string; zh: string }[]
  picture: ReactNode
}

const rows = [0, 1, 2, 3].map((row) => (
  <g key={row}>
    <path className="f-line" d={`M36 ${72 + row * 22}h168`} />
    <rect className={row === 1 ? 'f-brand' : 'f-grey'} x="46" y={57 + row * 22} width="8" height="8" rx="2" />
    <rect className="f-ink" x="66" y={58 + row * 22} width={[46, 34, 52, 40][row]} height="6" rx="3" />
    <rect className="f-grey" x="130" y={58 + row * 22} width={[26, 32, 22, 28][row]} height="6" rx="3" />
    <rect className="f-grey" x="178" y={58 + row * 22} width="16" height="6" rx="3" />
  </g>
))

const days = Array.from({ length: 28 }, (_, index) => (
  <circle
    key={index}
    className={index === 17 ? 'f-brand' : index > 17 && index < 21 ? 'f-tint' : 'f-grey'}
    cx={72 + (index % 7) * 16}
    cy={64 + Math.floor(index / 7) * 19}
    r={index === 17 ? 7 : 4.5}
  />
))

const bars = [34, 52, 44, 70, 58, 84].map((height, index) => (
  <rect
    key={index}
    className={index === 5 ? 'f-brand' : 'f-tint'}
    x={50 + index * 25}
    y={132 - height}
    width="15"
    height={height}
    rx="4"
  />
))

const branches = [
  [0, 52],
  [1, 40],
  [1, 58],
  [0, 46],
  [1, 34],
].map(([depth = 0, width], index) => (
  <g key={index}>
    <rect
      className={index === 2 ? 'f-brand' : 'f-grey'}
      x={58 + depth * 26}
      y={40 + index * 20}
      width="11"
      height="11"
      rx="3"
    />
    <rect className="f-ink" x={78 + depth * 26} y={43 + index * 20} width={width} height="6" rx="3" />
  </g>
))

const families: Family[] = [
  {
    href: '/x/react-data-grid/',
    en: ['Data Grid', 'Tables that sort, filter, edit and page, and that draw only the rows in view.'],
    zh: ['数据网格（Data Grid）', '能排序、筛选、编辑、分页的表格，只绘制看得见的行。'],
    links: [
      { href: '/x/react-data-grid/#your-first-grid', en: 'First grid', zh: '第一个网格' },
      { href: '/x/react-data-grid/#edit-in-place', en: 'Editing', zh: '编辑' },
      { href: '/x/api/data-grid/', en: 'API', zh: 'API' },
    ],
    picture: (
      <>
        <rect className="f-paper" x="36" y="28" width="168" height="116" rx="8" />
        <path className="f-head" d="M36 50V36a8 8 0 0 1 8-8h152a8 8 0 0 1 8 8v14z" />
        {rows}
      </>
    ),
  },
  {
    href: '/x/react-date-pickers/',
    en: ['Date and Time Pickers', 'Fields you can type into, calendars and clocks you can point at.'],
    zh: ['日期与时间选择器', '可以键入的输入框，可以点选的日历和时钟。'],
    links: [
      { href: '/x/react-date-pickers/#which-component', en: 'Which one?', zh: '用哪个？' },
      { href: '/x/react-date-pickers/#speak-the-users-language', en: 'Languages', zh: '多语言' },
      { href: '/x/api/date-pickers/', en: 'API', zh: 'API' },
    ],
    picture: (
      <>
        <rect className="f-paper" x="54" y="24" width="132" height="126" rx="10" />
        <rect className="f-ink" x="66" y="38" width="44" height="7" rx="3.5" />
        <path className="f-stroke" d="M158 38l-4 4 4 4M170 38l4 4-4 4" />
        {days}
      </>
    ),
  },
  {
    href: '/x/react-charts/',
    en: ['Charts', 'Bars, lines, pies, scatter plots and gauges in SVG, put together from parts.'],
    zh: ['图表', '柱状图、折线图、饼图、散点图和仪表盘，以 SVG 绘制，可自由组合。'],
    links: [
      { href: '/x/react-charts/quickstart/', en: 'Quickstart', zh: '快速上手' },
      { href: '/x/react-charts/examples/', en: 'Examples', zh: '示例' },
      { href: '/x/api/charts/', en: 'API', zh: 'API' },
    ],
    picture: (
      <>
        <rect className="f-paper" x="32" y="24" width="176" height="124" rx="8" />
        {bars}
        <path className="f-accent" d="M57 88c20 4 30-22 50-16s30-8 50-16 18-12 25-14" />
      </>
    ),
  },
  {
    href: '/x/react-tree-view/',
    en: ['Tree View', 'Nested lists with selection, expansion and label editing.'],
    zh: ['树视图', '支持选择、展开和编辑标签的嵌套列表。'],
    links: [
      { href: '/x/react-tree-view/quickstart/', en: 'Quickstart', zh: '快速上手' },
      { href: '/x/react-tree-view/choosing-a-tree/', en: 'Which one?', zh: '用哪个？' },
      { href: '/x/api/tree-view/', en: 'API', zh: 'API' },
    ],
    picture: (
      <>
        <rect className="f-paper" x="40" y="24" width="160" height="124" rx="8" />
        <path className="f-stroke" d="M63 54v36M63 114v16" />
        {branches}
      </>
    ),
  },
]

interface FamiliesProps {
  userLanguage: string
  /** Whether the cards have links of their own. */
  links?: boolean
}

export default function Families({ userLanguage, links = false }: FamiliesProps) {
  const language = userLanguage === 'zh' ? 'zh' : 'en'
  const prefix = language === 'zh' ? '/zh' : ''
  return (
    <ul className="cards family-cards">
      {families.map((family) => {
        const [title, text] = family[language]
        return (
          <li className="card" key={family.href}>
            <a href={prefix + family.href}>
              <strong>{title}</strong>
            </a>
            <p>{text}</p>
            {links && (
              <p className="family-links">
                {family.links.map((link) => (
                  <a key={link.href} href={prefix + link.href} aria-label={`${title}: ${link[language]}`}>
                    {link[language]}
                  </a>
                ))}
              </p>
            )}
            <svg className="family-picture" viewBox="0 0 240 152" aria-hidden="true" focusable="false">
              {family.picture}
            </svg>
          </li>
        )
      })}
    </ul>
  )
}
