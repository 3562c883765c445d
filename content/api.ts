/**
 * What the API reference documents: names that have pages, by package, as docs.config.ts takes them. Commercial packages
 * are not installed; content/api-paid has their shapes.
 */
import type { BuiltinOptions } from 'vitrine'

type ApiOptions = Exclude<BuiltinOptions['api'], boolean | undefined>
type ApiPackage = NonNullable<ApiOptions['packages']>[number]

/** `A B C` as a list. */
const names = (text: string): string[] => text.trim().split(/\s+/)

/** Where the shapes of a commercial package are. */
const paid = (folder: string): string => `content/api-paid/${folder}.d.ts`

/** How the packages of MUI X are written: their sources, the comments that only link to the documentation, classes. */
const common = (folder: string): Partial<ApiPackage> => ({
  history: `./content/api-history/${folder}`,
  source: `https://github.com/mui/mui-x/blob/v8.14.0/packages/${folder}/src/{path}`,
  documentation: { 'https://mui.com/x': '/x' },
  links: {
    DialogActionsProps: 'https://mui.com/material-ui/api/dialog-actions/',
    ListProps: 'https://mui.com/material-ui/api/list/',
    PopperProps: 'https://mui.com/material-ui/api/popper/',
    SxProps: 'https://mui.com/system/getting-started/the-sx-prop/',
  },
  inherited: ['children', 'sx'],
  commonProps: {
    sx: {
      en: 'Styles of the root element, which may use values of the theme.',
      zh: '根元素的样式，可以使用主题中的值。',
    },
    apiRef: { en: 'A ref to the object with the component’s methods.', zh: '指向组件方法对象的 ref。' },
    inputRef: { en: 'A ref to the input element.', zh: '指向输入框元素的 ref。' },
  },
  typesFrom: ['@mui/x-internals', '@mui/x-virtualizer'],
  omit: ['^(?:Features|Demos|API):\\n+(?:- .*\\n?)+', '^- \\[[^\\]]*API\\]\\(https://mui\\.com/[^)]*\\)\\n?'],
  classes: {
    prefix: 'generateUtilityClass(?:es)?\\(\\s*[\'"](\\w+)',
    states: {
      name: 'Mui-{rule}',
      rules: names(
        'active checked completed disabled error expanded focused focusVisible open readOnly required selected',
      ),
    },
  },
})

const dataGrid: ApiPackage = {
  ...common('x-data-grid'),
  guides: {
    '8': '/x/migration/migration-data-grid-v7',
    '7': '/x/migration/migration-data-grid-v6',
    '6': '/x/migration/migration-data-grid-v5',
  },
  name: '@mui/x-data-grid',
  at: '/x/api/data-grid',
  navigation: '/x/react-data-grid-group',
  groups: [
    { title: { en: 'Grids', zh: '网格' }, components: ['DataGrid*'] },
    { title: { en: 'Toolbar and quick filter', zh: '工具栏与快速筛选' }, components: ['Toolbar*', '*QuickFilter*'] },
    { title: { en: 'AI assistant', zh: 'AI 助手' }, components: ['AiAssistant*', 'PromptField*'] },
    { title: { en: 'Panels', zh: '面板' }, components: ['*PanelTrigger', 'GridFilter*', 'GridCharts*'] },
    { title: { en: 'Export', zh: '导出' }, components: ['Export*'] },
  ],
  components:
    names(`ColumnsPanelTrigger DataGrid ExportCsv ExportPrint FilterPanelTrigger GridFilterForm GridFilterPanel
    GridToolbarQuickFilter QuickFilter QuickFilterClear QuickFilterControl QuickFilterTrigger Toolbar ToolbarButton`),
  hooks: names('useGridApiContext useGridApiRef useGridEvent useGridRootProps useGridSelector'),
  interfaces: names(`GridActionsColDef GridApi GridCellParams GridColDef GridCsvExportOptions GridExportStateParams
    GridFilterItem GridFilterModel GridFilterOperator GridListViewColDef GridPrintExportOptions GridRenderContext
    GridRowClassNameParams GridRowParams GridRowSpacingParams GridSingleSelectColDef`),
  elsewhere: [
    { package: '@mui/x-data-grid-pro', plan: 'pro', components: ['DataGridPro'], entry: paid('x-data-grid-pro') },
    {
      package: '@mui/x-data-grid-premium',
      plan: 'premium',
      entry: paid('x-data-grid-premium'),
      components: names(`AiAssistantPanelTrigger ChartsPanelTrigger DataGridPremium ExportExcel GridChartsPanel
        GridChartsRendererProxy PivotPanelTrigger PromptField PromptFieldControl PromptFieldRecord PromptFieldSend`),
      interfaces: names('GridAggregationFunction GridAggregationFunctionDataSource GridExcelExportOptions'),
    },
  ],
  events: 'GridEventLookup',
  eventParameters: ['params', 'event'],
  selectors: ['grid*Selector'],
}

const datePickers: ApiPackage = {
  ...common('x-date-pickers'),
  guides: {
    '8': '/x/migration/migration-pickers-v7',
    '7': '/x/migration/migration-pickers-v6',
    '6': '/x/migration/migration-pickers-v5',
  },
  name: '@mui/x-date-pickers',
  at: '/x/api/date-pickers',
  navigation: '/x/react-date-pickers-group',
  groups: [
    {
      title: { en: 'Pickers', zh: '选择器' },
      components: ['*Picker', '!Desktop*', '!Mobile*', '!Static*'],
    },
    {
      title: { en: 'Pickers for one kind of device', zh: '固定形式的选择器' },
      components: ['{Desktop,Mobile,Static}*'],
    },
    { title: { en: 'Fields', zh: '输入框' }, components: ['*Field', '*SectionList'] },
    { title: { en: 'Layout', zh: '布局' }, components: ['*Toolbar', '*Tabs', 'Pickers{Layout,ActionBar,Shortcuts}'] },
    { title: { en: 'Calendars and clocks', zh: '日历与时钟' }, components: ['*Calendar*', '*Clock', '*Day', '*Day2'] },
  ],
  components: names(`DateCalendar DateField DatePicker DatePickerToolbar DateTimeField DateTimePicker DateTimePickerTabs
    DateTimePickerToolbar DayCalendarSkeleton DesktopDatePicker DesktopDateTimePicker DesktopTimePicker DigitalClock
    LocalizationProvider MobileDatePicker MobileDateTimePicker MobileTimePicker MonthCalendar MultiSectionDigitalClock
    PickerDay2 PickersActionBar PickersCalendarHeader PickersDay PickersLayout PickersShortcuts PickersTextField
    StaticDatePicker StaticDateTimePicker StaticTimePicker TimeClock TimeField TimePicker TimePickerToolbar YearCalendar
    Unstable_PickersSectionList`),
  hooks: names(`useIsValidValue useParsedFormat usePickerActionsContext usePickerAdapter usePickerContext
    usePickerTranslations useSplitFieldProps useValidation`),
  interfaces: [],
  elsewhere: [
    {
      package: '@mui/x-date-pickers-pro',
      plan: 'pro',
      entry: paid('x-date-pickers-pro'),
      components: names(`DateRangeCalendar DateRangePicker DateRangePickerDay DateRangePickerDay2 DateRangePickerToolbar
        DateTimeRangePicker DateTimeRangePickerTabs DateTimeRangePickerToolbar DesktopDateRangePicker
        DesktopDateTimeRangePicker DesktopTimeRangePicker MobileDateRangePicker MobileDateTimeRangePicker
        MobileTimeRangePicker MultiInputDateRangeField MultiInputDateTimeRangeField MultiInputTimeRangeField
        PickersRangeCalendarHeader SingleInputDateRangeField SingleInputDateTimeRangeField SingleInputTimeRangeField
        StaticDateRangePicker TimeRangePicker TimeRangePickerTabs TimeRangePickerToolbar`),
    },
  ],
}

const charts: ApiPackage = {
  ...common('x-charts'),
  guides: { '8': '/x/migration/migration-charts-v7', '7': '/x/migration/migration-charts-v6' },
  name: '@mui/x-charts',
  at: '/x/api/charts',
  navigation: '/x/react-charts-group',
  groups: [
    { title: { en: 'Charts', zh: '图表' }, components: ['*Chart', '*ChartPro', 'Gauge', 'Heatmap'] },
    {
      title: { en: 'Axes and grid', zh: '坐标轴与网格' },
      components: ['Charts*Axis*', 'ChartsGrid', 'ChartsReferenceLine', 'ChartZoomSlider', '!*Tooltip*'],
    },
    { title: { en: 'Tooltip and legend', zh: '工具提示与图例' }, components: ['*Tooltip*', '*Legend'] },
    { title: { en: 'Toolbar', zh: '工具栏' }, components: ['*Toolbar*'] },
    { title: { en: 'Bars, lines and areas', zh: '柱、线与面积' }, components: ['{Bar,Line,Area,Mark,Animated}*'] },
    {
      title: { en: 'Pies, radars and other series', zh: '饼图、雷达图与其他系列' },
      components: ['{Pie,Radar,Scatter,Funnel,Heatmap,Sankey}*', '!PiecewiseColorLegend'],
    },
    {
      title: { en: 'Containers', zh: '容器' },
      components: ['*Container*', '*Provider*', 'ChartsSurface', 'ChartsWrapper', 'ChartsClipPath', 'ChartsText'],
    },
  ],
  components: names(`AnimatedArea AnimatedLine AreaElement AreaPlot BarChart BarElement BarLabel BarPlot ChartContainer
    ChartDataProvider ChartsAxis ChartsAxisHighlight ChartsAxisTooltipContent ChartsClipPath ChartsGrid
    ChartsItemTooltipContent ChartsLegend ChartsLocalizationProvider ChartsReferenceLine ChartsSurface ChartsText
    ChartsTooltip ChartsTooltipContainer ChartsWrapper ChartsXAxis ChartsYAxis ContinuousColorLegend Gauge GaugeContainer
    LineChart LineElement LineHighlightElement LineHighlightPlot LinePlot MarkElement MarkPlot PieArc PieArcLabel
    PieArcLabelPlot PieArcPlot PiecewiseColorLegend PieChart PiePlot RadarAxis RadarAxisHighlight RadarChart RadarGrid
    RadarMetricLabels RadarSeriesArea RadarSeriesMarks RadarSeriesPlot Scatter ScatterChart ScatterPlot SparkLineChart
    Toolbar ToolbarButton`),
  hooks: names(`useAxesTooltip useAxisTooltip useBarSeries useDrawingArea useItemTooltip useLegend useLineSeries
    usePieSeries useRadarSeries useScatterSeries useSeries useXAxis useXScale useYAxis useYScale`),
  interfaces: names(`AxisConfig BarSeries LegendItemParams LineSeries PieSeries RadarSeries ScatterSeries`),
  elsewhere: [
    {
      package: '@mui/x-charts-pro',
      plan: 'pro',
      entry: paid('x-charts-pro'),
      components: names(`BarChartPro ChartContainerPro ChartDataProviderPro ChartsToolbarImageExportTrigger
        ChartsToolbarPrintExportTrigger ChartsToolbarPro ChartsToolbarZoomInTrigger ChartsToolbarZoomOutTrigger
        ChartZoomSlider FunnelChart FunnelPlot Heatmap HeatmapPlot HeatmapTooltip HeatmapTooltipContent LineChartPro
        PieChartPro RadarChartPro SankeyPlot SankeyTooltip SankeyTooltipContent ScatterChartPro Unstable_SankeyChart`),
      interfaces: names('ChartImageExportOptions ChartPrintExportOptions FunnelSeries HeatmapSeries'),
    },
  ],
}

const treeView: ApiPackage = {
  ...common('x-tree-view'),
  guides: { '8': '/x/migration/migration-tree-view-v7', '7': '/x/migration/migration-tree-view-v6' },
  name: '@mui/x-tree-view',
  at: '/x/api/tree-view',
  navigation: '/x/react-tree-view-group',
  groups: [
    { title: { en: 'Trees', zh: '树' }, components: ['*TreeView', '*TreeViewPro'] },
    { title: { en: 'Items', zh: '节点' }, components: ['TreeItem*'] },
  ],
  components: names('RichTreeView SimpleTreeView TreeItem TreeItemDragAndDropOverlay TreeItemIcon TreeItemProvider'),
  hooks: names('useTreeItem useTreeItemModel useTreeItemUtils useTreeViewApiRef'),
  interfaces: [],
  elsewhere: [
    { package: '@mui/x-tree-view-pro', plan: 'pro', components: ['RichTreeViewPro'], entry: paid('x-tree-view-pro') },
  ],
}

export const api: ApiOptions = { packages: [dataGrid, datePickers, charts, treeView] }
