/**
 * Titles of the top-level sections that the pathnames of any library's documentation begin with, in the languages that
 * the generator ships. Apart from the interface strings because they name parts of the content; a site overrides both.
 */
export type SectionId =
  | 'getting-started'
  | 'components'
  | 'css-in-js'
  | 'system'
  | 'customization'
  | 'guides'
  | 'discover-more'
  | 'versions'
  | 'styles'

export const sectionTitles: Record<'en' | 'zh', Record<SectionId, string>> = {
  en: {
    'getting-started': 'Getting started',
    components: 'Components',
    'css-in-js': 'CSS in JS',
    system: 'System',
    customization: 'Customization',
    guides: 'How-to guides',
    'discover-more': 'Discover more',
    versions: 'Versions',
    styles: 'Styles',
  },
  zh: {
    'getting-started': '快速入门',
    components: '组件',
    'css-in-js': 'CSS in JS',
    system: '系统',
    customization: '定制',
    guides: '操作指南',
    'discover-more': '探索更多',
    versions: '版本',
    styles: '样式',
  },
}
