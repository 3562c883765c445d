/** Words that the search treats in a way of their own, in each language of the interface. */
import type { InterfaceLanguage } from '../../../locales/index.js'

const setOf = (words: Record<InterfaceLanguage, string>) => new Set(Object.values(words).join(' ').split(' '))

/**
 * Words that say nothing about what is searched for. Queries do without them, and the places of texts that have them,
 * which are nearly all, would be a tenth of the index.
 */
export const stopWords = setOf({
  en:
    'a an and are as at be by can do does for from how i in is it its me my of on or that the this to what when ' +
    'where which why will with you your',
  // Its texts are not split into words.
  zh: '',
})

/** Words of questions that say nothing about what is searched for, in addition to those that are not in the index. */
export const questionWords = setOf({
  en:
    'about also any been but could did had has have if into just know like make me must need not only put should so ' +
    'some than their them then there these they those too us want was we were who would',
  zh:
    '怎么 怎样 怎么样 如何 为什么 为何 什么 哪些 哪个 哪里 是否 可以 能 能否 请问 吗 呢 的 地 得 了 里 在 和 与 把 被 让 使 ' +
    '会 是 有 到 给 就 都 也 我 你 它 这 那 后 时 上 中 用 对 从 要',
})

/**
 * Words that mean the same in the documentation of components. Short on purpose: each group makes its words find more,
 * and therefore less exactly. A site adds its own.
 */
const synonyms: Record<InterfaceLanguage, string[][]> = {
  en: [
    ['hide', 'hidden', 'invisible', 'visibility'],
    ['remove', 'delete'],
    ['color', 'colour'],
    ['gray', 'grey'],
    ['center', 'centre'],
    ['pick', 'select', 'choose'],
    ['dark mode', 'theme', 'color scheme'],
    ['rtl', 'right to left'],
    ['a11y', 'accessibility'],
    ['i18n', 'localization', 'translation', 'locale'],
    ['resize', 'width'],
    ['sort', 'order'],
    ['page', 'pagination'],
    ['typescript', 'types'],
    ['licence', 'license'],
    ['graph', 'chart'],
    ['table', 'grid'],
    ['install', 'installation', 'setup'],
    ['customize', 'custom', 'override'],
    ['callback', 'event', 'handler'],
  ],
  zh: [
    ['隐藏', '可见性', '不可见', 'visibility'],
    ['删除', '移除'],
    ['表格', '网格', 'grid', '数据网格'],
    ['图表', 'chart'],
    ['日期选择器', '日期', 'date picker'],
    ['树视图', '树形视图', '树形', '树', 'tree view'],
    ['深色模式', '暗色', '夜间模式', 'dark'],
    ['无障碍', '可访问性', 'accessibility'],
    ['国际化', '本地化', '语言', 'localization'],
    ['分页', 'pagination'],
    ['排序', 'sort'],
    ['筛选', '过滤', 'filter'],
    ['选择', '选中', 'selection'],
    ['编辑', 'edit'],
    ['安装', 'install'],
    ['自定义', '定制', 'custom'],
    ['插槽', 'slot'],
    ['属性', 'prop'],
    ['事件', '回调', 'event'],
    ['许可证', '授权', '许可', 'license'],
    ['列', 'column'],
    ['行', 'row'],
    ['导出', 'export'],
    ['提示框', 'tooltip'],
    ['柱状图', '条形图', '柱形图', 'bar'],
    ['服务器端', '服务端'],
    ['校验', '验证', 'validation'],
  ],
}

/** @param own the site's, by locale */
export function synonymsOf(locale: string, own: Readonly<Record<string, string[][]>>): string[][] {
  const builtin: Partial<Record<string, string[][]>> = synonyms
  return [...(builtin[locale] ?? builtin[locale.split('-')[0]!] ?? []), ...(own[locale] ?? [])]
}
