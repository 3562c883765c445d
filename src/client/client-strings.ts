/**
 * Every interface string that browser code shows, in the two languages that ship with the generator.
 *
 * The build puts the strings of a page's language into its `site-config` block, overridden by the content's own; no
 * script imports this table, only its type. The part before the dot is the feature, so that a page need not carry the
 * strings of what is switched off.
 */
const en = {
  'copy.copied': 'Copied',
  'copy.failed': 'Press {keys} to copy',
  'nav.failed': 'The list could not be loaded.',
  'common.close': 'Close',
  'settings.title': 'Settings',
  'settings.mode': 'Mode',
  'settings.light': 'Light',
  'settings.system': 'System',
  'settings.dark': 'Dark',
  'settings.direction': 'Direction',
  'settings.ltr': 'Left to right',
  'settings.rtl': 'Right to left',
  'settings.density': 'Density',
  'settings.dense': 'Dense',
  'settings.codeStyling': 'Code styling',
  'settings.codeStyling.system': 'System',
  'settings.codeStyling.css': 'CSS',
  'settings.codeStyling.tailwind': 'Tailwind CSS',
  'settings.codeVariant': 'Code language',
  'settings.codeVariant.ts': 'TypeScript',
  'settings.codeVariant.js': 'JavaScript',
  'offline.section': 'Offline',
  'offline.keep': 'Make available offline ({size})',
  'offline.progress': '{percent} % kept',
  'offline.done': 'The whole site is available offline.',
  'offline.partial': 'There was not enough room for everything; what fits is kept.',
  'offline.failed': 'It could not be kept. Try again when you are online.',
  'offline.none': 'No page has been kept yet.',
  'ad.by': 'Ad by {name}',
  'ad.blocked': 'If you don’t mind tech-related ads, and want to support this documentation, please allow this site in your ad blocker.',
  'ad.thanks': 'Thank you!',
  'consent.label': 'Analytics',
  'consent.question': 'May this site count visits to improve the documentation?',
  'consent.allow': 'Allow',
  'consent.deny': 'Decline',
}

export type ClientString = keyof typeof en

const zh: Record<ClientString, string> = {
  'copy.copied': '已复制',
  'copy.failed': '请按 {keys} 复制',
  'nav.failed': '列表加载失败。',
  'common.close': '关闭',
  'settings.title': '设置',
  'settings.mode': '模式',
  'settings.light': '浅色',
  'settings.system': '跟随系统',
  'settings.dark': '深色',
  'settings.direction': '文字方向',
  'settings.ltr': '从左到右',
  'settings.rtl': '从右到左',
  'settings.density': '间距',
  'settings.dense': '紧凑',
  'settings.codeStyling': '代码样式',
  'settings.codeStyling.system': 'System',
  'settings.codeStyling.css': 'CSS',
  'settings.codeStyling.tailwind': 'Tailwind CSS',
  'settings.codeVariant': '代码语言',
  'settings.codeVariant.ts': 'TypeScript',
  'settings.codeVariant.js': 'JavaScript',
  'offline.section': '离线使用',
  'offline.keep': '下载以供离线使用（{size}）',
  'offline.progress': '已保存 {percent}%',
  'offline.done': '整个网站均可离线使用。',
  'offline.partial': '空间不足，仅保存了部分内容。',
  'offline.failed': '保存失败，请联网后重试。',
  'offline.none': '尚未保存任何页面。',
  'ad.by': '广告由 {name} 提供',
  'ad.blocked': '如果您不介意技术类广告并愿意支持本文档，请在广告拦截器中允许本站。',
  'ad.thanks': '谢谢！',
  'consent.label': '统计分析',
  'consent.question': '是否允许本站统计访问量以改进文档？',
  'consent.allow': '允许',
  'consent.deny': '拒绝',
}

/** By language, the codes of the locales that ship with the generator. */
export const clientStrings: Record<'en' | 'zh', Record<ClientString, string>> = { en, zh }
