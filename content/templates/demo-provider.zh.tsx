/** Demos on Chinese pages: what the libraries say by themselves, and how dates are written, is Chinese too. */
import 'dayjs/locale/zh-cn'
import { zhCN as material } from '@mui/material/locale'
import { zhCN as dataGrid } from '@mui/x-data-grid/locales'
import { zhCN as datePickers } from '@mui/x-date-pickers/locales'
import { createProvider } from './demo-provider.js'

export { collectCss, globalCss, themeCode } from './demo-provider.js'

/** The charts have no Chinese texts of their own in 8.14.0. */
const charts = {
  components: {
    MuiChartsLocalizationProvider: {
      defaultProps: { localeText: { loading: '数据加载中…', noData: '没有可显示的数据' } },
    },
  },
}

/** How Day.js writes dates. Demos of other date libraries give their own locale. */
const dates = { components: { MuiLocalizationProvider: { defaultProps: { adapterLocale: 'zh-cn' } } } }

export const Provider = createProvider(material, dataGrid, datePickers, dates, charts)
