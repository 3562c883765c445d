/** The part of the navigation that is about Vitrine itself, the generator of this site. */
import type { NavNode } from 'vitrine'

const page = (name: string, en: string, zh: string): NavNode => ({ pathname: `/vitrine/${name}`, title: { en, zh } })
const section = (name: string, en: string, zh: string, children: NavNode[]): NavNode => ({
  ...page(name, en, zh),
  subheader: true,
  children,
})

export const vitrine: NavNode = {
  pathname: '/vitrine-group',
  title: { en: 'Vitrine', zh: 'Vitrine' },
  children: [
    { pathname: '/vitrine', title: { en: 'Overview', zh: '概览' } },
    page('start', 'Quick start', '快速上手'),
    section('content', 'Content', '内容', [
      page('writing', 'Writing pages', '编写页面'),
      page('markdown', 'Markdown guide', 'Markdown 指南'),
      page('mdx', 'MDX', 'MDX'),
      page('demos', 'Live demos', '可运行的演示'),
      page('stories', 'Stories', '故事'),
      page('api-reference', 'API reference', 'API 参考'),
      page('existing-tree', 'Existing trees', '已有的文档树'),
    ]),
    section('site', 'The site', '站点', [
      page('navigation', 'Navigation and products', '导航与产品'),
      page('search', 'Search', '搜索'),
      page('theming', 'Theming and templates', '主题与模板'),
      page('theme-builder', 'Theme builder', '主题生成器'),
      page('languages', 'Languages', '多语言'),
      page('plugins', 'Plugins', '插件'),
    ]),
    section('publishing', 'Publishing', '发布', [
      page('deploying', 'Deploying', '部署'),
      page('versions', 'Versions of a site', '站点的版本'),
      page('agents', 'Documentation for agents', '给编程助手的文档'),
      page('vitrine-docs', 'Reading with agents', '用编程助手查文档'),
      page('ci', 'CI, caching and sharding', 'CI、缓存与分片'),
      page('checks', 'Checks', '检查'),
      page('accessibility', 'Accessibility of the site', '站点的无障碍'),
      page('security', 'Security model', '安全模型'),
    ]),
    section('reference', 'Reference', '参考', [
      page('configuration', 'Configuration', '配置'),
      page('cli', 'Command line', '命令行'),
      page('troubleshooting', 'Troubleshooting', '疑难排解'),
      page('api-json', 'API reference as JSON', 'JSON 形式的 API 参考'),
      page('how-it-works', 'How it works', '工作原理'),
    ]),
    section('choosing', 'Choosing and moving', '选择与迁移', [
      page('comparison', 'Comparison', '对比'),
      page('migrating', 'Migrating', '迁移'),
      page('changelog', 'Changelog and versions', '更新日志与版本'),
    ]),
  ],
}
