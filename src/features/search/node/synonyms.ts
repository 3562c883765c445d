/**
 * Words that mean the same in the documentation of components, by language. Short on purpose: each group makes its
 * words find more, and therefore less exactly. A site adds its own.
 */
const builtin: Readonly<Record<string, string[][]>> = {
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
  const groups = builtin[locale] ?? builtin[locale.split('-')[0]!] ?? []
  return [...groups, ...(own[locale] ?? [])]
}
