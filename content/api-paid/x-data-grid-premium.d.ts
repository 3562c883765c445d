/**
 * The shapes of @mui/x-data-grid-premium 8.14.0, for the reference: names, types, defaults and what is deprecated.
 * The package is commercial and is not installed. Texts are those of the MIT packages, or this site's own.
 */
import type * as React from 'react'
import type {
  ColumnsPanelTriggerProps,
  ExportCsvProps,
  GridApiCommon,
  GridCallbackDetails,
  GridCellCoordinates,
  GridColDef,
  GridColumnReorderApi,
  GridEventListener,
  GridFileExportOptions,
  GridFilterModel,
  GridGetRowsError,
  GridGroupNode,
  GridLocaleTextApi,
  GridPaginationModel,
  GridRowId,
  GridRowModel,
  GridRowMultiSelectionApi,
  GridRowProApi,
  GridSlotProps,
  GridSortModel,
  GridUpdateRowError,
  GridUpdateRowParams,
  GridValidRowModel,
  GridValueFormatter,
  RenderProp,
} from '@mui/x-data-grid'
import type {
  DataGridProProps,
  GridColumnPinningApi,
  GridDetailPanelApi,
  GridExperimentalProFeatures,
  GridProSlotsComponent,
  GridRowPinningApi,
} from './x-data-grid-pro.js'

export interface DataGridPremiumProps extends Omit<
  DataGridProProps,
  'slots' | 'initialState' | 'slotProps' | 'dataSource' | 'onDataSourceError' | 'apiRef' | 'experimentalFeatures'
> {
  /** Overridable components. */
  slots?: Partial<GridPremiumSlotsComponent>
  /**
   * The initial state of the DataGrid.
   * The data in it will be set in the state on initialization but will not be controlled.
   * If one of the data in `initialState` is also being controlled, then the control state wins.
   */
  initialState?: GridInitialStatePremium
  /** Overridable components props dynamically passed to the component at rendering. */
  slotProps?: GridPremiumSlotProps
  /** The data source object. */
  dataSource?: GridDataSource
  /** Callback fired when a data source request fails. */
  onDataSourceError?: (error: GridGetRowsError<GridGetRowsParams> | GridUpdateRowError) => void
  /** The ref object that allows Data Grid manipulation. Can be instantiated with `useGridApiRef()`. */
  apiRef?: React.RefObject<GridApiPremium | null>
  /**
   * Unstable features, breaking changes might be introduced.
   * For each feature, if the flag is not explicitly set to `true`, the feature will be fully disabled and any property / method call will not have any effect.
   */
  experimentalFeatures?: Partial<GridExperimentalPremiumFeatures>
  /**
   * If `true`, aggregation is off.
   * @default false
   * @plan premium
   */
  disableAggregation?: boolean
  /**
   * If `true`, row grouping is off.
   * @default false
   * @plan premium
   */
  disableRowGrouping?: boolean
  /**
   * Whether one column shows all levels of groups, or each level has its own.
   * @default 'single'
   * @plan premium
   */
  rowGroupingColumnMode?: 'single' | 'multiple'
  /**
   * The functions that people can choose from, by name. With a data source there are none by default.
   * @default GRID_AGGREGATION_FUNCTIONS when `dataSource` is not provided, `{}` when `dataSource` is provided
   * @plan premium
   */
  aggregationFunctions?: Record<string, GridAggregationFunction> | Record<string, GridAggregationFunctionDataSource>
  /**
   * Whether results count rows that are filtered out.
   * @default "filtered"
   * @plan premium
   */
  aggregationRowsScope?: 'filtered' | 'all'
  /**
   * Returns whether a group shows its results in its own row, in a row below, or not at all.
   * @default (groupNode) => (groupNode.depth === -1 ? 'footer' : 'inline')
   * @plan premium
   */
  getAggregationPosition?: (groupNode: GridGroupNode) => GridAggregationPosition | null
  /**
   * If `true`, nothing can be pasted into cells.
   * @default false
   * @plan premium
   */
  disableClipboardPaste?: boolean
  /**
   * Splits pasted text into rows and cells.
   * @default (pastedText, delimiter = '\t') => { const text = pastedText.replace(/\r?\n$/, ''); return text.split(/\r\n|\n|\r/).map((row) => row.split(delimiter)); }
   * @plan premium
   */
  splitClipboardPastedText?: (text: string, delimiter: string) => string[][] | null
  /**
   * If `true`, pivoting and its panel are off.
   * @default false
   * @plan premium
   */
  disablePivoting?: boolean
  /**
   * If `true`, the AI assistant is on.
   * @default false
   * @plan premium
   */
  aiAssistant?: boolean
  /**
   * If `true`, charts of the rows can be built. Needs `experimentalFeatures={{ charts: true }}`.
   * @default false
   * @plan premium
   */
  chartsIntegration?: boolean
  /**
   * If `true`, ranges of cells can be selected.
   * @default false
   * @plan premium
   */
  cellSelection?: boolean
  /**
   * The fields that rows are grouped by, from the outermost to the innermost group.
   * @plan premium
   */
  rowGroupingModel?: GridRowGroupingModel
  /**
   * Called when rows are grouped by other columns.
   * @plan premium
   */
  onRowGroupingModelChange?: (model: GridRowGroupingModel, details: GridCallbackDetails) => void
  /**
   * The function of each aggregated field.
   * @plan premium
   */
  aggregationModel?: GridAggregationModel
  /**
   * Called when somebody chooses another aggregation.
   * @plan premium
   */
  onAggregationModelChange?: (model: GridAggregationModel, details: GridCallbackDetails) => void
  /**
   * The selected fields of each row.
   * @plan premium
   */
  cellSelectionModel?: GridCellSelectionModel
  /**
   * Called when other cells are selected.
   * @plan premium
   */
  onCellSelectionModelChange?: (cellSelectionModel: GridCellSelectionModel, details: GridCallbackDetails) => void
  /**
   * Called when an export to Excel begins and ends.
   * @plan premium
   */
  onExcelExportStateChange?: (inProgress: 'pending' | 'finished') => void
  /**
   * Called before text is pasted; a rejected promise cancels it.
   * @plan premium
   */
  onBeforeClipboardPasteStart?: (params: { data: string[][] }) => Promise<any>
  /**
   * Called when pasting begins.
   * @plan premium
   */
  onClipboardPasteStart?: GridEventListener<'clipboardPasteStart'>
  /**
   * Called when pasting has ended.
   * @plan premium
   */
  onClipboardPasteEnd?: GridEventListener<'clipboardPasteEnd'>
  /**
   * The fields of the rows, columns and values of the pivot table.
   * @plan premium
   */
  pivotModel?: GridPivotModel
  /**
   * Called when the pivot model changes.
   * @plan premium
   */
  onPivotModelChange?: (pivotModel: GridPivotModel) => void
  /**
   * If `true`, the grid shows the pivot table.
   * @default false
   * @plan premium
   */
  pivotActive?: boolean
  /**
   * Called when pivoting is switched on or off.
   * @plan premium
   */
  onPivotActiveChange?: (isPivotActive: boolean) => void
  /**
   * Whether the panel of pivoting is shown.
   * @default false
   * @deprecated Use `initialState.sidebar`.
   * @plan premium
   */
  pivotPanelOpen?: boolean
  /**
   * Called when the pivot panel is opened or closed.
   * @deprecated Use `onSidebarOpen` and `onSidebarClose`.
   * @plan premium
   */
  onPivotPanelOpenChange?: (pivotPanelOpen: boolean) => void
  /**
   * Returns further fields that the pivot panel offers for a column, such as the year of a date.
   * @default {defaultGetPivotDerivedColumns | undefined} Creates year and quarter columns for date columns if not in server side mode.
   * @plan premium
   */
  getPivotDerivedColumns?:
    | ((column: GridColDef, getLocaleText: GridLocaleTextApi['getLocaleText']) => GridColDef[] | undefined)
    | null
  /**
   * Returns overrides of the columns that pivoting makes. With a data source it gives them their fields.
   * @default undefined
   * @plan premium
   */
  pivotingColDef?: Partial<GridPivotingColDefOverrides> | PivotingColDefCallback
  /**
   * The conversations with the assistant.
   * @plan premium
   */
  aiAssistantConversations?: Conversation[]
  /**
   * Called when the conversations change.
   * @plan premium
   */
  onAiAssistantConversationsChange?: (conversations: Conversation[]) => void
  /**
   * Prompts that the panel suggests.
   * @plan premium
   */
  aiAssistantSuggestions?: PromptSuggestion[]
  /**
   * The index of the conversation that is shown.
   * @plan premium
   */
  aiAssistantActiveConversationIndex?: number
  /**
   * Called when another conversation is shown.
   * @plan premium
   */
  onAiAssistantActiveConversationIndexChange?: (aiAssistantActiveConversationIndex: number) => void
  /**
   * If `true`, the context of a prompt contains values from the rows.
   * @plan premium
   */
  allowAiAssistantDataSampling?: boolean
  /**
   * Answers a prompt. Its result changes filters, sorting, groups and the rest of the view.
   * @plan premium
   */
  onPrompt?: (prompt: string, promptContext: string, conversationId?: string) => Promise<PromptResponse>
  /**
   * Called when the sidebar is closed.
   * @plan premium
   */
  onSidebarClose?: GridEventListener<'sidebarClose'>
  /**
   * Called when the sidebar is opened.
   * @plan premium
   */
  onSidebarOpen?: GridEventListener<'sidebarOpen'>
  /**
   * The id of the chart that the charts panel edits.
   * @plan premium
   */
  activeChartId?: string
  /**
   * Called when the panel edits another chart.
   * @plan premium
   */
  onActiveChartIdChange?: (activeChartId: string) => void
}

export declare function DataGridPremium(props: DataGridPremiumProps): React.JSX.Element

export interface AiAssistantPanelTriggerProps extends Pick<
  ColumnsPanelTriggerProps,
  | 'style'
  | 'children'
  | 'disabled'
  | 'id'
  | 'role'
  | 'size'
  | 'startIcon'
  | 'tabIndex'
  | 'title'
  | 'touchRippleRef'
  | 'material'
> {
  /** Override or extend the styles applied to the component. */
  className?: string | ((state: AiAssistantPanelState) => string)
  /** A function to customize rendering of the component. */
  render?: RenderProp<GridSlotProps['baseButton'], AiAssistantPanelState>
}

export declare function AiAssistantPanelTrigger(props: AiAssistantPanelTriggerProps): React.JSX.Element

export interface ChartsPanelTriggerProps extends Pick<
  ColumnsPanelTriggerProps,
  | 'style'
  | 'children'
  | 'disabled'
  | 'id'
  | 'role'
  | 'size'
  | 'startIcon'
  | 'tabIndex'
  | 'title'
  | 'touchRippleRef'
  | 'material'
> {
  /** Override or extend the styles applied to the component. */
  className?: string | ((state: ChartsPanelState) => string)
  /** A function to customize rendering of the component. */
  render?: RenderProp<GridSlotProps['baseButton'], ChartsPanelState>
}

export declare function ChartsPanelTrigger(props: ChartsPanelTriggerProps): React.JSX.Element

export interface ExportExcelProps extends Pick<
  ExportCsvProps,
  | 'className'
  | 'style'
  | 'children'
  | 'disabled'
  | 'id'
  | 'role'
  | 'size'
  | 'startIcon'
  | 'tabIndex'
  | 'title'
  | 'touchRippleRef'
  | 'material'
  | 'render'
> {
  /** The options to apply on the CSV export. */
  options?: GridExcelExportOptions
}

export declare function ExportExcel(props: ExportExcelProps): React.JSX.Element

export interface GridChartsPanelProps {
  /**
   * The types of charts and their options, such as `configurationOptions` of the charts package.
   * @default {}
   */
  schema?: GridChartsConfigurationOptions
  /** Returns the name of a field in the panel. */
  getColumnName?: (field: string) => string | undefined
}

export declare function GridChartsPanel(props: GridChartsPanelProps): React.JSX.Element

export interface GridChartsRendererProxyProps {
  /** The id of the chart in the state of the grid. */
  id: string
  /** The name of the chart in the panel. */
  label?: string
  /** The component that draws the chart. */
  renderer: GridChartsRendererProxyRenderer
  /** Renders the chart instead; it gets its type, its props and the renderer. */
  onRender?: GridChartsRendererProxyRendererCallback
}

export declare function GridChartsRendererProxy(props: GridChartsRendererProxyProps): React.JSX.Element

export interface PivotPanelTriggerProps extends Pick<
  ColumnsPanelTriggerProps,
  | 'style'
  | 'children'
  | 'disabled'
  | 'id'
  | 'role'
  | 'size'
  | 'startIcon'
  | 'tabIndex'
  | 'title'
  | 'touchRippleRef'
  | 'material'
> {
  /** Override or extend the styles applied to the component. */
  className?: string | ((state: PivotPanelState) => string)
  /** A function to customize rendering of the component. */
  render?: RenderProp<GridSlotProps['baseButton'], PivotPanelState>
}

export declare function PivotPanelTrigger(props: PivotPanelTriggerProps): React.JSX.Element

export interface PromptFieldProps {
  /**
   * The language of speech recognition.
   * @default HTML lang attribute value or the user agent's language setting
   */
  lang?: string | undefined
  /** A component or element to render in its place, or a function of props and state. */
  render?: RenderProp<React.ComponentProps<'div'>, PromptFieldState>
  className?: string | ((state: PromptFieldState) => string)
  /** Called when speech recognition fails. */
  onRecordError?: (error: string) => void
  /** Called with the text when it is sent. */
  onSubmit: (prompt: string) => void
}

export declare function PromptField(props: PromptFieldProps): React.JSX.Element

export interface PromptFieldControlProps {
  slotProps?: {
    input?: Omit<Partial<InputProps>, 'slotProps'>
    inputLabel?: {}
    htmlInput?: React.InputHTMLAttributes<HTMLInputElement>
  }
  /** The label of the element. */
  label?: React.ReactNode
  className?: string | ((state: PromptFieldState) => string)
  /** Inline styles of the element. */
  style?: React.CSSProperties
  /** Called when the text changes. */
  onChange?: ChangeEventHandler | undefined
  /** If `true`, the element is disabled. */
  disabled?: boolean
  /** The id of the element. */
  id?: string
  /** The ARIA role of the element. */
  role?: string
  /** The size of the element. */
  size?: 'small' | 'medium'
  /** The place of the element in the tab order. */
  tabIndex?: number
  /** Props that only the component of Material UI takes. */
  material?: Partial<TextFieldProps>
  /** A component or element to render in its place, or a function of props and state. */
  render?: RenderProp<GridSlotProps['baseTextField'], PromptFieldState>
  /** The color of the element. */
  color?: 'primary' | 'error'
  /** If `true`, the element is as wide as its container. */
  fullWidth?: boolean
  /** The type of the input element. */
  type?: React.HTMLInputTypeAttribute
  /** The text of the field. */
  value?: string
  /** If `true`, the field gets the focus when it appears. */
  autoFocus?: boolean
  /** What the browser may fill in. */
  autoComplete?: string
  /** If `true`, the field is marked as invalid. */
  error?: boolean
  /** The text below the field. */
  helperText?: string | null
  /** A ref to the input element. */
  inputRef?: React.Ref<HTMLInputElement>
  /** The text while the field is empty. */
  placeholder?: string
  /** If `true`, the field has several lines. */
  multiline?: boolean
}

export declare function PromptFieldControl(props: PromptFieldControlProps): React.JSX.Element

export interface PromptFieldRecordProps {
  /** The label of the element. */
  label?: string
  className?: string | ((state: PromptFieldState) => string)
  /** Inline styles of the element. */
  style?: React.CSSProperties
  /** The content of the element. */
  children?: ReactNode | undefined
  /** If `true`, the element is disabled. */
  disabled?: boolean
  /** The id of the element. */
  id?: string
  /** The ARIA role of the element. */
  role?: string
  /** The size of the element. */
  size?: 'small' | 'medium' | 'large'
  /** The place of the element in the tab order. */
  tabIndex?: number
  /** The title of the element. */
  title?: string
  /** A ref to the ripple of the button. */
  touchRippleRef?: any
  /** Props that only the component of Material UI takes. */
  material?: Partial<IconButtonProps>
  /** A component or element to render in its place, or a function of props and state. */
  render?: RenderProp<GridSlotProps['baseIconButton'], PromptFieldState>
  /** The color of the element. */
  color?: 'default' | 'inherit' | 'primary'
  /** The side of its container that the button is aligned to. */
  edge?: 'start' | 'end' | false
}

export declare function PromptFieldRecord(props: PromptFieldRecordProps): React.JSX.Element

export interface PromptFieldSendProps {
  /** The label of the element. */
  label?: string
  className?: string | ((state: PromptFieldState) => string)
  /** Inline styles of the element. */
  style?: React.CSSProperties
  /** The content of the element. */
  children?: ReactNode | undefined
  /** If `true`, the element is disabled. */
  disabled?: boolean
  /** The id of the element. */
  id?: string
  /** The ARIA role of the element. */
  role?: string
  /** The size of the element. */
  size?: 'small' | 'medium' | 'large'
  /** The place of the element in the tab order. */
  tabIndex?: number
  /** The title of the element. */
  title?: string
  /** A ref to the ripple of the button. */
  touchRippleRef?: any
  /** Props that only the component of Material UI takes. */
  material?: Partial<IconButtonProps>
  /** A component or element to render in its place, or a function of props and state. */
  render?: RenderProp<GridSlotProps['baseIconButton'], PromptFieldState>
  /** The color of the element. */
  color?: 'default' | 'inherit' | 'primary'
  /** The side of its container that the button is aligned to. */
  edge?: 'start' | 'end' | false
}

export declare function PromptFieldSend(props: PromptFieldSendProps): React.JSX.Element

export interface GridPremiumSlotsComponent extends GridProSlotsComponent, GridPremiumIconSlotsComponent {
  /**
   * The panel of the AI assistant.
   * @default null
   */
  aiAssistantPanel: React.JSXElementConstructor<any> | null
  /**
   * The panel in which charts are built.
   * @default null
   */
  chartsPanel: React.JSXElementConstructor<any> | null
  /**
   * What the grid shows while the pivot model has no rows.
   * @default GridEmptyPivotOverlay
   */
  emptyPivotOverlay: React.JSXElementConstructor<any>
}

export interface GridDataSource {
  getRows: (params: GridGetRowsParams) => Promise<GridGetRowsResponse>
  getAggregatedValue?: (row: GridValidRowModel, field: GridColDef['field']) => string
  updateRow?: (params: GridUpdateRowParams) => Promise<any>
  getGroupKey?: (row: GridValidRowModel) => string
  getChildrenCount?: (row: GridValidRowModel) => number
}

export interface GridGetRowsParams {
  aggregationModel?: GridAggregationModel
  groupFields?: GridColDef['field'][]
  pivotModel?: {
    columns: Omit<GridPivotModel['columns'], 'hidden'>
    rows: Omit<GridPivotModel['rows'], 'hidden'>
    values: Omit<GridPivotModel['values'], 'hidden'>
  }
  groupKeys?: string[]
  sortModel: GridSortModel
  filterModel: GridFilterModel
  paginationModel?: GridPaginationModel
  start: number | string
  end: number
}

export interface GridApiPremium
  extends
    GridApiCommon<GridStatePremium, GridInitialStatePremium>,
    GridRowProApi,
    GridColumnPinningApi,
    GridDetailPanelApi,
    GridRowGroupingApi,
    GridExcelExportApi,
    GridAggregationApi,
    GridRowPinningApi,
    GridDataSourceApiPremium,
    GridCellSelectionApi,
    GridPivotingApi,
    GridAiAssistantApi,
    GridSidebarApi,
    GridChartsIntegrationApi,
    GridRowMultiSelectionApi,
    GridColumnReorderApi {}

export interface GridExperimentalPremiumFeatures extends GridExperimentalProFeatures {
  charts?: boolean
}

export interface GridAggregationFunction {
  /** Calculates the result from the values. */
  apply: (params: GridAggregationParams, api?: GridApiPremium) => any | null | undefined
  /**
   * The label of the element.
   * @default apiRef.current.getLocaleText('aggregationFunctionLabel{capitalize(name)})
   */
  label?: string
  /** The types of columns that offer the function; all if it is missing. */
  columnTypes?: string[]
  /** Formats the result; by default the column does. */
  valueFormatter?: GridValueFormatter
  /**
   * If `false`, the result has another unit than the cells, so their renderer isn't used.
   * @default true
   */
  hasCellUnit?: boolean
  /** Returns the value of a row that goes into the result. */
  getCellValue?: (params: GridAggregationGetCellValueParams) => any
  /**
   * If `true`, the values are sorted as the rows are.
   * @default false
   */
  applySorting?: boolean
}

export interface GridAggregationFunctionDataSource extends Omit<GridAggregationFunction, 'apply' | 'getCellValue'> {}

export type GridAggregationPosition = 'inline' | 'footer'

export type GridRowGroupingModel = string[]

export type GridAggregationModel = { [field: string]: string }

export type GridCellSelectionModel = Record<GridRowId, Record<GridColDef['field'], boolean>>

export interface GridPivotModel {
  columns: { field: GridColDef['field']; sort?: 'asc' | 'desc'; hidden?: boolean }[]
  rows: { field: GridColDef['field']; hidden?: boolean }[]
  values: { field: GridColDef['field']; aggFunc: string; hidden?: boolean }[]
}

export type Conversation = { id?: string; title?: string; prompts: Prompt[] }

export type PromptSuggestion = { value: string }

export type PromptResponse = {
  conversationId: string
  select: number
  filters: ColumnFilter[]
  filterOperator?: 'and' | 'or'
  aggregation: Aggregation
  sorting: ColumnSort[]
  grouping: Grouping[]
  pivoting: Pivoting
}

export interface AiAssistantPanelState {
  open: boolean
}

export interface ChartsPanelState {
  open: boolean
}

export interface GridExcelExportOptions extends GridFileExportOptions {
  /** Returns the web worker that writes the file. */
  worker?: () => Worker
  /** The name of the sheet with the options of `singleSelect` columns. */
  valueOptionsSheetName?: string
  /** Called with the workbook before the rows are written. */
  exceljsPreProcess?: (processInput: GridExceljsProcessInput) => Promise<void>
  /** Called with the workbook after the rows were written. */
  exceljsPostProcess?: (processInput: GridExceljsProcessInput) => Promise<void>
  /** The styles of columns in the file, by field. */
  columnsStyles?: ColumnsStylesInterface
  /**
   * If `true`, the file has the headers of column groups.
   * @default true
   */
  includeColumnGroupsHeaders?: boolean
}

export type GridChartsRendererProxyRendererCallback = (
  type: string,
  props: Record<string, any>,
  Component: React.ComponentType<any>,
) => React.ReactNode

export interface PivotPanelState {
  open: boolean
  active: boolean
}

export interface GridPremiumIconSlotsComponent {
  /**
   * The icon “column menu ungroup”.
   * @default GridWorkspacesIcon
   */
  columnMenuUngroupIcon: React.JSXElementConstructor<IconProps>
  /**
   * The icon “column menu group”.
   * @default GridGroupWorkIcon
   */
  columnMenuGroupIcon: React.JSXElementConstructor<IconProps>
  /**
   * The icon “column menu aggregation”.
   * @default GridFunctionsIcon
   */
  columnMenuAggregationIcon: React.JSXElementConstructor<IconProps>
  /**
   * The icon “pivot”.
   * @default GridPivotIcon
   */
  pivotIcon: React.JSXElementConstructor<IconProps>
  /**
   * The icon “pivot search”.
   * @default GridSearchIcon
   */
  pivotSearchIcon: React.JSXElementConstructor<IconProps>
  /**
   * The icon “pivot search clear”.
   * @default GridClearIcon
   */
  pivotSearchClearIcon: React.JSXElementConstructor<IconProps>
  /**
   * The icon “pivot menu add”.
   * @default GridAddIcon
   */
  pivotMenuAddIcon: React.JSXElementConstructor<IconProps>
  /**
   * The icon “pivot menu move up”.
   * @default GridExpandLessIcon
   */
  pivotMenuMoveUpIcon: React.JSXElementConstructor<IconProps>
  /**
   * The icon “pivot menu move down”.
   * @default GridExpandMoreIcon
   */
  pivotMenuMoveDownIcon: React.JSXElementConstructor<IconProps>
  /**
   * The icon “pivot menu move to top”.
   * @default GridMoveToTopIcon
   */
  pivotMenuMoveToTopIcon: React.JSXElementConstructor<IconProps>
  /**
   * The icon “pivot menu move to bottom”.
   * @default GridMoveToBottomIcon
   */
  pivotMenuMoveToBottomIcon: React.JSXElementConstructor<IconProps>
  /**
   * The icon “pivot menu check”.
   * @default GridCheckIcon
   */
  pivotMenuCheckIcon: React.JSXElementConstructor<IconProps>
  /**
   * The icon “pivot menu remove”.
   * @default GridDeleteIcon
   */
  pivotMenuRemoveIcon: React.JSXElementConstructor<IconProps>
  /**
   * The icon “sidebar close”.
   * @default GridCloseIcon
   */
  sidebarCloseIcon: React.JSXElementConstructor<IconProps>
  /**
   * The icon “collapsible”.
   * @default GridExpandMoreIcon
   */
  collapsibleIcon: React.JSXElementConstructor<IconProps>
  /**
   * The icon “ai assistant”.
   * @default GridAssistantIcon
   */
  aiAssistantIcon: React.JSXElementConstructor<IconProps>
  /**
   * The icon “ai assistant panel close”.
   * @default GridCloseIcon
   */
  aiAssistantPanelCloseIcon: React.JSXElementConstructor<IconProps>
  /**
   * The icon “ai assistant panel new conversation”.
   * @default GridAddIcon
   */
  aiAssistantPanelNewConversationIcon: React.JSXElementConstructor<IconProps>
  /**
   * The icon “ai assistant panel history”.
   * @default GridHistoryIcon
   */
  aiAssistantPanelHistoryIcon: React.JSXElementConstructor<IconProps>
  /**
   * The icon “prompt”.
   * @default GridPromptIcon
   */
  promptIcon: React.JSXElementConstructor<IconProps>
  /**
   * The icon “prompt send”.
   * @default GridSendIcon
   */
  promptSendIcon: React.JSXElementConstructor<IconProps>
  /**
   * The icon “prompt speech recognition”.
   * @default GridMicIcon
   */
  promptSpeechRecognitionIcon: React.JSXElementConstructor<IconProps>
  /**
   * The icon “prompt speech recognition off”.
   * @default GridMicOffIcon
   */
  promptSpeechRecognitionOffIcon: React.JSXElementConstructor<IconProps>
  /**
   * The icon “prompt rerun”.
   * @default GridRerunIcon
   */
  promptRerunIcon: React.JSXElementConstructor<IconProps>
  /**
   * The icon “prompt sort asc”.
   * @default GridArrowUpwardIcon
   */
  promptSortAscIcon: React.JSXElementConstructor<IconProps>
  /**
   * The icon “prompt sort desc”.
   * @default GridArrowDownwardIcon
   */
  promptSortDescIcon: React.JSXElementConstructor<IconProps>
  /**
   * The icon “prompt group”.
   * @default GridGroupWorkIcon
   */
  promptGroupIcon: React.JSXElementConstructor<IconProps>
  /**
   * The icon “prompt filter”.
   * @default GridFilterAltIcon
   */
  promptFilterIcon: React.JSXElementConstructor<IconProps>
  /**
   * The icon “prompt pivot”.
   * @default GridPivotIcon
   */
  promptPivotIcon: React.JSXElementConstructor<IconProps>
  /**
   * The icon “prompt aggregation”.
   * @default GridFunctionsIcon
   */
  promptAggregationIcon: React.JSXElementConstructor<IconProps>
  /**
   * The icon “prompt changes toggle”.
   * @default GridExpandMoreIcon
   */
  promptChangesToggleIcon: React.JSXElementConstructor<IconProps>
  /**
   * The icon “charts”.
   * @default GridChartsIcon
   */
  chartsIcon: React.JSXElementConstructor<IconProps>
  /**
   * The icon “charts search”.
   * @default GridSearchIcon
   */
  chartsSearchIcon: React.JSXElementConstructor<IconProps>
  /**
   * The icon “charts search clear”.
   * @default GridClearIcon
   */
  chartsSearchClearIcon: React.JSXElementConstructor<IconProps>
  /**
   * The icon “charts menu move up”.
   * @default GridExpandLessIcon
   */
  chartsMenuMoveUpIcon: React.JSXElementConstructor<IconProps>
  /**
   * The icon “charts menu move down”.
   * @default GridExpandMoreIcon
   */
  chartsMenuMoveDownIcon: React.JSXElementConstructor<IconProps>
  /**
   * The icon “charts menu move to top”.
   * @default GridMoveToTopIcon
   */
  chartsMenuMoveToTopIcon: React.JSXElementConstructor<IconProps>
  /**
   * The icon “charts menu move to bottom”.
   * @default GridMoveToBottomIcon
   */
  chartsMenuMoveToBottomIcon: React.JSXElementConstructor<IconProps>
  /**
   * The icon “charts menu add”.
   * @default GridAddIcon
   */
  chartsMenuAddIcon: React.JSXElementConstructor<IconProps>
  /**
   * The icon “charts menu remove”.
   * @default GridDeleteIcon
   */
  chartsMenuRemoveIcon: React.JSXElementConstructor<IconProps>
  /**
   * The icon “charts sync”.
   * @default GridSyncIcon
   */
  chartsSyncIcon: React.JSXElementConstructor<IconProps>
  /**
   * The icon “charts sync disabled”.
   * @default GridSyncDisabledIcon
   */
  chartsSyncDisabledIcon: React.JSXElementConstructor<IconProps>
}

export interface GridGetRowsResponse {
  aggregateRow?: GridValidRowModel
  pivotColumns?: GridGetRowsResponsePivotColumn[]
  rows: GridRowModel[]
  rowCount?: number
  pageInfo?: { hasNextPage?: boolean; nextCursor?: string }
}

export interface GridRowGroupingApi {
  setRowGroupingModel: (model: GridRowGroupingModel) => void
  addRowGroupingCriteria: (groupingCriteriaField: string, groupingIndex?: number) => void
  removeRowGroupingCriteria: (groupingCriteriaField: string) => void
  setRowGroupingCriteriaIndex: (groupingCriteriaField: string, groupingIndex: number) => void
}

export interface GridExcelExportApi {
  getDataAsExcel: (options?: GridExcelExportOptions) => Promise<Excel.Workbook> | null
  exportDataAsExcel: (options?: GridExcelExportOptions) => Promise<void>
}

export interface GridAggregationApi {
  setAggregationModel: (model: GridAggregationModel) => void
}

export interface GridCellSelectionApi {
  isCellSelected: (id: GridRowId, field: GridColDef['field']) => boolean
  getCellSelectionModel: () => GridCellSelectionModel
  setCellSelectionModel: (newModel: GridCellSelectionModel) => void
  selectCellRange: (start: GridCellCoordinates, end: GridCellCoordinates, keepOtherSelected?: boolean) => void
  getSelectedCellsAsArray: () => GridCellCoordinates[]
}

export interface GridSidebarApi {
  showSidebar: (newValue: GridSidebarValue, sidebarId?: string, labelId?: string) => void
  hideSidebar: () => void
}

export interface GridAggregationParams {
  values: (any | undefined)[]
  groupId: GridRowId
  field: GridColDef['field']
}

export interface GridAggregationGetCellValueParams {
  row: GridRowModel
  field: GridColDef['field']
}

export interface GridExceljsProcessInput {
  workbook: Excel.Workbook
  worksheet: Excel.Worksheet
}

export interface ColumnsStylesInterface {}

export declare enum GridSidebarValue {
  Pivot = 'pivot',
  Charts = 'charts',
}

export type Aggregation = object

export type ChangeEventHandler = object

export type ColumnFilter = object

export type ColumnSort = object

export type Excel = object

export type GridAiAssistantApi = object

export type GridChartsConfigurationOptions = object

export type GridChartsIntegrationApi = object

export type GridChartsRendererProxyRenderer = object

export type GridDataSourceApiPremium = object

export type GridGetRowsResponsePivotColumn = object

export type GridInitialStatePremium = object

export type GridPivotingApi = object

export type GridPivotingColDefOverrides = object

export type GridPremiumSlotProps = object

export type GridStatePremium = object

export type Grouping = object

export type IconButtonProps = object

export type IconProps = object

export type InputProps = object

export type Pivoting = object

export type PivotingColDefCallback = object

export type Prompt = object

export type PromptFieldState = object

export type ReactNode = object

export type TextFieldProps = object

export type Worker = object
