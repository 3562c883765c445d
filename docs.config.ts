import { defineConfig } from 'vitrine'
import { api } from './content/api.js'
import rejected from './content/glossary-rejected.json' with { type: 'json' }
import glossary from './content/glossary.json' with { type: 'json' }
import { theme } from './content/templates/site-theme.js'

/** Where the documented library is developed. */
const library = {
  repository: 'https://github.com/mui/mui-x',
  source: 'https://github.com/mui/mui-x/tree/v8.14.0',
}

/** Where the reference says what has changed since a version, and what the documented one brings. */
const changesIn = (folder: string, slug: string) => ({ changes: `/x/api/${folder}/changes/${slug}` })

/** The repository of this site. Like the site's own address, it is in a domain that nobody can register. */
const repository = 'https://git.vitrine-x-docs.example/vitrine'

/** What readers call a term in Chinese, beside the word that pages use. */
const chineseWords = Object.entries(glossary as Record<string, string>).flatMap(([term, word]) => {
  const others = Object.entries(rejected as Record<string, string>).flatMap(([other, of]) =>
    of === term ? [other] : [],
  )
  return others.length > 0 ? [[word, ...others]] : []
})

/** What the playground begins with. */
const playgroundCode = (seasons: string, label: string) => `import { BarChart } from '@mui/x-charts';

export default function Demo() {
  return (
    <BarChart
      height={300}
      xAxis={[{ data: [${seasons}] }]}
      series={[{ data: [12, 19, 14, 7], label: '${label}' }]}
    />
  );
}
`

export default defineConfig({
  title: 'MUI X Docs',
  description: 'Unofficial documentation for MUI X 8.14.0: Data Grid, Date and Time Pickers, Charts and Tree View.',
  url: 'https://vitrine-x-docs.example',
  prefix: '/x',
  storagePrefix: 'mui',
  locales: [
    { code: 'en', label: 'English' },
    { code: 'zh', label: '中文', lang: 'zh-CN' },
  ],
  translatedOnly: ['/blog', '/size-snapshot'],
  content: [
    { dir: 'content', at: '/x', editUrl: `${repository}/edit/main/content` },
    { dir: 'content/home', at: '/', editUrl: `${repository}/edit/main/content/home` },
    { dir: 'content/vitrine', at: '/vitrine', editUrl: `${repository}/edit/main/content/vitrine` },
  ],
  repository,
  license: { title: { en: 'MIT license', zh: 'MIT 许可证' }, href: `${repository}/blob/main/LICENSE` },
  lastUpdated: true,
  feedback: { url: `${repository}/issues/new?title={title}&body={url}%0A%0A{reason}%0A%0A{comment}` },
  headerLinks: [
    {
      title: { en: 'Documentation', zh: '文档' },
      href: '/x/introduction',
      pathnames: ['/x/introduction', '/x/introduction-group', '/x/guides', '/x/common-concepts', '/x/migration'],
    },
    {
      title: { en: 'Components', zh: '组件' },
      href: '/x',
      pathnames: ['/x/react-data-grid', '/x/react-date-pickers', '/x/react-charts', '/x/react-tree-view', '/x/api'],
    },
    { title: { en: 'Playground', zh: '演练场' }, href: '/x/playground' },
    { title: 'Vitrine', href: '/vitrine' },
  ],
  notice: {
    en: 'Unofficial documentation for MUI X 8.14.0, written independently of its makers.',
    zh: 'MUI X 8.14.0 的非官方文档，由第三方独立编写。',
  },
  products: [
    {
      id: 'x-data-grid',
      title: 'Data Grid',
      category: 'x',
      packageName: '@mui/x-data-grid',
      ...library,
      pathnames: ['/x/react-data-grid', '/x/api/data-grid'],
      versions: [
        { label: 'v8.14.0', ...changesIn('data-grid', '8-14-0') },
        { label: 'v7', url: 'https://v7.mui.com/x/react-data-grid/', ...changesIn('data-grid', 'from-7-29-13') },
        { label: 'v6', url: 'https://v6.mui.com/x/react-data-grid/', ...changesIn('data-grid', 'from-6-20-4') },
        { label: 'v5', url: 'https://v5.mui.com/x/react-data-grid/', ...changesIn('data-grid', 'from-5-17-26') },
        { label: 'v4', url: 'https://v4.mui.com/components/data-grid/' },
      ],
    },
    {
      id: 'x-date-pickers',
      title: 'Date and Time Pickers',
      category: 'x',
      packageName: '@mui/x-date-pickers',
      ...library,
      pathnames: ['/x/react-date-pickers', '/x/api/date-pickers'],
      versions: [
        { label: 'v8.14.0', ...changesIn('date-pickers', '8-14-0') },
        { label: 'v7', url: 'https://v7.mui.com/x/react-date-pickers/', ...changesIn('date-pickers', 'from-7-29-4') },
        { label: 'v6', url: 'https://v6.mui.com/x/react-date-pickers/', ...changesIn('date-pickers', 'from-6-20-2') },
        {
          label: 'v5',
          url: 'https://v5.mui.com/x/react-date-pickers/getting-started/',
          ...changesIn('date-pickers', 'from-5-0-20'),
        },
      ],
    },
    {
      id: 'x-charts',
      title: 'Charts',
      category: 'x',
      packageName: '@mui/x-charts',
      ...library,
      pathnames: ['/x/react-charts', '/x/api/charts'],
      versions: [
        { label: 'v8.14.0', ...changesIn('charts', '8-14-0') },
        { label: 'v7', url: 'https://v7.mui.com/x/react-charts/', ...changesIn('charts', 'from-7-29-1') },
        { label: 'v6', url: 'https://v6.mui.com/x/react-charts/', ...changesIn('charts', 'from-6-19-8') },
      ],
    },
    {
      id: 'x-tree-view',
      title: 'Tree View',
      category: 'x',
      packageName: '@mui/x-tree-view',
      ...library,
      pathnames: ['/x/react-tree-view', '/x/api/tree-view'],
      versions: [
        { label: 'v8.14.0', ...changesIn('tree-view', '8-14-0') },
        { label: 'v7', url: 'https://v7.mui.com/x/react-tree-view/', ...changesIn('tree-view', 'from-7-29-10') },
        {
          label: 'v6',
          url: 'https://v6.mui.com/x/react-tree-view/getting-started/',
          ...changesIn('tree-view', 'from-6-17-0'),
        },
      ],
    },
    {
      id: 'vitrine',
      title: 'Vitrine',
      repository,
      source: `${repository}/tree/main`,
      pathnames: ['/vitrine'],
      versions: [{ label: 'v0.1.0', changes: '/vitrine/changelog' }],
      // The pages about the generator have nothing to do with the library that the others document.
      brand: { title: 'Vitrine', pathname: '/vitrine', icons: '/vitrine' },
    },
    {
      id: 'x',
      title: 'MUI X',
      category: 'x',
      pathnames: ['/x'],
      versions: [
        { label: 'v8.14.0', changes: '/x/introduction/whats-new' },
        { label: 'v7', url: 'https://v7.mui.com/x/introduction/' },
        { label: 'v6', url: 'https://v6.mui.com/x/introduction/' },
        { label: 'v5', url: 'https://v5.mui.com/x/introduction/' },
        { label: 'v4', url: 'https://v4.mui.com/components/data-grid/' },
      ],
    },
  ],
  theme,
  features: {
    api,
    changelog: {
      files: [{ file: 'CHANGELOG.md', at: '/vitrine/changelog', name: 'Vitrine', unreleased: true }],
    },
    'not-found': {
      pages: [
        '/x/react-data-grid',
        '/x/react-date-pickers',
        '/x/react-charts',
        '/x/react-tree-view',
        '/x/introduction/installation',
      ],
    },
    search: {
      suggestions: [
        '/x/introduction/installation',
        '/x/react-data-grid',
        '/x/react-date-pickers',
        '/x/react-charts',
        '/x/react-tree-view',
        '/x/common-concepts/custom-components',
      ],
      last: ['/x/migration', '/vitrine'],
      // What spreadsheets call it.
      synonyms: {
        en: [
          ['freeze', 'frozen', 'pin', 'pinning'],
          ['donut', 'doughnut'],
        ],
        zh: [['固定列', '列固定', '冻结列', '锁定列'], ['多选', '选择'], ...chineseWords],
      },
    },
    demos: {
      align: 'center',
      // Readers who edit code also take what no demo imports.
      packages: [
        '@mui/x-data-grid',
        '@mui/x-date-pickers',
        '@mui/x-charts',
        '@mui/x-tree-view',
        '@mui/material',
        '@mui/system',
        '@emotion/react',
        '@emotion/styled',
        'dayjs',
        'date-fns',
        'luxon',
        'moment',
      ],
      // The grid writes the values of its CSS variables into a style element of its own.
      inlineStyles: ['@mui/x-data-grid'],
      // A grid draws nothing before it has measured itself.
      standIns: { '@mui/x-data-grid': 'content/templates/data-grid-stand-in.tsx' },
      // Charts log this in development when they get a width first and measure themselves later.
      ignoreErrors: [
        'MUI X Charts: ChartContainer does not have `width` prop',
        // Material UI marks this selector as safe in a comment, which the plugin for right to left drops.
        'The pseudo class ":first-child" is potentially unsafe when doing server-side rendering.',
        // Numbers of clocks have a selector that browsers do not know.
        'MuiClockNumber-root:focused',
      ],
    },
    playground: {
      code: {
        en: playgroundCode("'Spring', 'Summer', 'Autumn', 'Winter'", 'Visits'),
        zh: playgroundCode("'春', '夏', '秋', '冬'", '到访人数'),
      },
    },
  },
  markdown: {
    // Rules of style are warnings by default.
    rules: {
      'title-length': 'error',
      'description-missing': 'error',
      'description-length': 'error',
      'description-punctuation': 'error',
      'heading-order': 'error',
      'link-trailing-slash': 'error',
    },
    aliases: {
      'SOURCE_CODE_REPO/blob/-': 'https://github.com/mui/mui-x/blob/v8.14.0',
      SOURCE_CODE_REPO: 'https://github.com/mui/mui-x',
    },
  },
})
