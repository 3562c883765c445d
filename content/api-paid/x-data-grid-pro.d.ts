/**
 * The shapes of @mui/x-data-grid-pro 8.14.0, for the reference: names, types, defaults and what is deprecated.
 * The package is commercial and is not installed. Texts are those of the MIT packages, or this site's own.
 */
import type * as React from 'react'
import type {
  DataGridProps,
  GridApiCommon,
  GridCallbackDetails,
  GridColDef,
  GridColumnReorderApi,
  GridEventListener,
  GridExperimentalFeatures,
  GridFeatureMode,
  GridFilterModel,
  GridGetRowsError,
  GridGroupNode,
  GridListViewColDef,
  GridPaginationModel,
  GridPinnedColumnFields,
  GridPinnedColumnPosition,
  GridRowId,
  GridRowModel,
  GridRowMultiSelectionApi,
  GridRowParams,
  GridRowProApi,
  GridRowSelectionPropagation,
  GridRowsProp,
  GridSlotsComponent,
  GridSortModel,
  GridUpdateRowError,
  GridUpdateRowParams,
  GridValidRowModel,
} from '@mui/x-data-grid'

export interface DataGridProProps extends Omit<
  DataGridProps,
  'slots' | 'apiRef' | 'dataSource' | 'onDataSourceError' | 'initialState' | 'slotProps' | 'experimentalFeatures'
> {
  /**
   * If `true`, the checkbox in the header selects only the rows of the current page.
   * @default false
   * @plan pro
   */
  checkboxSelectionVisibleOnly?: boolean
  /**
   * If `true`, the filter holds one condition only.
   * @default false
   * @plan pro
   */
  disableMultipleColumnsFiltering?: boolean
  /**
   * If `true`, rows are sorted by one column only.
   * @default false
   * @plan pro
   */
  disableMultipleColumnsSorting?: boolean
  /**
   * If `true`, headers can't be dragged.
   * @default false
   * @plan pro
   */
  disableColumnReorder?: boolean
  /**
   * If `true`, a column keeps its new place when it is dragged out of the grid.
   * @default false
   * @plan pro
   */
  keepColumnPositionIfDraggedOutside?: boolean
  /**
   * The time in milliseconds for which updates of rows are collected before they are rendered.
   * @default 0
   * @plan pro
   */
  throttleRowsMs?: number
  /**
   * If `true`, the footer doesn't show the number of rows.
   * @default false
   * @plan pro
   */
  hideFooterRowCount?: boolean
  /**
   * If `true`, each row is one cell, which `listViewColumn` renders.
   * @default false
   * @plan pro
   */
  listView?: boolean
  /** Overridable components. */
  slots?: Partial<GridProSlotsComponent>
  /** The ref object that allows Data Grid manipulation. Can be instantiated with `useGridApiRef()`. */
  apiRef?: React.RefObject<GridApiPro | null>
  /** The data source object. */
  dataSource?: GridDataSource
  /** Callback fired when a data source request fails. */
  onDataSourceError?: (error: GridGetRowsError<GridGetRowsParams> | GridUpdateRowError) => void
  /**
   * The initial state of the DataGrid.
   * The data in it will be set in the state on initialization but will not be controlled.
   * If one of the data in `initialState` is also being controlled, then the control state wins.
   */
  initialState?: GridInitialStatePro
  /** Overridable components props dynamically passed to the component at rendering. */
  slotProps?: GridProSlotProps
  /**
   * Unstable features, breaking changes might be introduced.
   * For each feature, if the flag is not explicitly set to `true`, the feature will be fully disabled and any property / method call will not have any effect.
   */
  experimentalFeatures?: Partial<GridExperimentalProFeatures>
  /**
   * The distance to the last row, in pixels, at which `onRowsScrollEnd` is called and infinite loading requests more.
   * @default 80
   * @plan pro
   */
  scrollEndThreshold?: number
  /**
   * If `true`, rows form a tree, by the paths of `getTreeDataPath`.
   * @default false
   * @plan pro
   */
  treeData?: boolean
  /**
   * How many levels of a tree or of groups are open at the start; -1 opens all.
   * @default 0
   * @plan pro
   */
  defaultGroupingExpansionDepth?: number
  /**
   * Decides for each group whether it is open at the start. It wins over `defaultGroupingExpansionDepth`.
   * @plan pro
   */
  isGroupExpandedByDefault?: (node: GridGroupNode) => boolean
  /**
   * If `true`, columns can't be pinned.
   * @default false
   * @plan pro
   */
  disableColumnPinning?: boolean
  /**
   * If `true`, a filter applies to the first level of a tree only.
   * @default false
   * @plan pro
   */
  disableChildrenFiltering?: boolean
  /**
   * If `true`, only the first level of a tree is sorted.
   * @default false
   * @plan pro
   */
  disableChildrenSorting?: boolean
  /**
   * Returns the height of a row's detail panel in pixels, or `'auto'` for that of its content.
   * @default "() => 500"
   * @plan pro
   */
  getDetailPanelHeight?: (params: GridRowParams) => number | 'auto'
  /**
   * If `true`, rows have a handle by which they can be dragged.
   * @default false
   * @plan pro
   */
  rowReordering?: boolean
  /**
   * Whether all rows are passed, or loaded while people scroll.
   * @default "client"
   * @deprecated Use `lazyLoading` with a data source.
   * @plan pro
   */
  rowsLoadingMode?: GridFeatureMode
  /**
   * If `true`, the data source loads rows while people scroll.
   * @default false
   * @plan pro
   */
  lazyLoading?: boolean
  /**
   * The least time in milliseconds between two requests of viewport loading.
   * @default 500
   * @plan pro
   */
  lazyLoadingRequestThrottleMs?: number
  /**
   * If `true`, the header has a row of filter fields.
   * @default false
   * @plan pro
   */
  headerFilters?: boolean
  /**
   * Whether selecting a parent selects its children, and selecting all children their parent.
   * @default { parents: true, descendants: true }
   * @plan pro
   */
  rowSelectionPropagation?: GridRowSelectionPropagation
  /**
   * Whether a further column is sorted only with a modifier key, or with every click.
   * @default "withModifierKey"
   * @plan pro
   */
  multipleColumnsSortingMode?: 'withModifierKey' | 'always'
  /**
   * How pinned columns are set off from the others.
   * @default 'border-and-shadow'
   * @plan pro
   */
  pinnedColumnsSectionSeparator?: 'border' | 'shadow' | 'border-and-shadow'
  /**
   * How pinned rows are set off from the others.
   * @default 'border-and-shadow'
   * @plan pro
   */
  pinnedRowsSectionSeparator?: 'border' | 'border-and-shadow'
  /**
   * Called when people scroll near the last row.
   * @deprecated Use `lazyLoading` with a data source.
   * @plan pro
   */
  onRowsScrollEnd?: GridEventListener<'rowsScrollEnd'>
  /**
   * The fields of the columns that are pinned at the left and the right.
   * @plan pro
   */
  pinnedColumns?: GridPinnedColumnFields
  /**
   * Called when columns are pinned or unpinned.
   * @plan pro
   */
  onPinnedColumnsChange?: (pinnedColumns: GridPinnedColumnFields, details: GridCallbackDetails) => void
  /**
   * Overrides of the column that shows the tree or the groups.
   * @plan pro
   */
  groupingColDef?:
    | GridGroupingColDefOverride
    | ((params: GridGroupingColDefOverrideParams) => GridGroupingColDefOverride | undefined | null)
  /**
   * The ids of the rows whose detail panels are open.
   * @plan pro
   */
  detailPanelExpandedRowIds?: Set<GridRowId>
  /**
   * Called when a detail panel is opened or closed.
   * @plan pro
   */
  onDetailPanelExpandedRowIdsChange?: (ids: Set<GridRowId>, details: GridCallbackDetails) => void
  /**
   * Called when a row was dragged to another place.
   * @plan pro
   */
  onRowOrderChange?: GridEventListener<'rowOrderChange'>
  /**
   * Called with the range of rows that come into view and are not loaded.
   * @deprecated Use `lazyLoading` with a data source.
   * @plan pro
   */
  onFetchRows?: GridEventListener<'fetchRows'>
  /**
   * Additional rows that stay at the top and the bottom.
   * @plan pro
   */
  pinnedRows?: GridPinnedRowsProp
  /**
   * The column that renders a row in the list view.
   * @plan pro
   */
  listViewColumn?: GridListViewColDef<any>
  /**
   * Returns the keys from the root of the tree to a row.
   * @plan pro
   */
  getTreeDataPath?: (row: any) => readonly string[]
  /**
   * The height in pixels of the row of header filters.
   * @plan pro
   */
  headerFilterHeight?: number
}

export declare function DataGridPro(props: DataGridProProps): React.JSX.Element

export interface GridProSlotsComponent extends GridSlotsComponent, GridProIconSlotsComponent {
  /**
   * The cell of a header filter.
   * @default GridHeaderFilterCell
   */
  headerFilterCell: React.JSXElementConstructor<any>
  /**
   * The menu of operators in a header filter.
   * @default GridHeaderFilterMenu
   */
  headerFilterMenu: React.JSXElementConstructor<any> | null
}

export interface GridApiPro
  extends
    GridApiCommon<GridStatePro, GridInitialStatePro>,
    GridRowProApi,
    GridColumnPinningApi,
    GridDetailPanelApi,
    GridRowPinningApi,
    GridDataSourceApiPro,
    GridRowMultiSelectionApi,
    GridColumnReorderApi {}

export interface GridDataSource {
  getRows: (params: GridGetRowsParams) => Promise<GridGetRowsResponse>
  getGroupKey?: (row: GridValidRowModel) => string
  getChildrenCount?: (row: GridValidRowModel) => number
  updateRow?: (params: GridUpdateRowParams) => Promise<any>
}

export interface GridGetRowsParams {
  groupKeys?: string[]
  sortModel: GridSortModel
  filterModel: GridFilterModel
  paginationModel?: GridPaginationModel
  start: number | string
  end: number
}

export interface GridExperimentalProFeatures extends GridExperimentalFeatures {}

export interface GridGroupingColDefOverride extends Omit<
  GridColDef<any>,
  'editable' | 'valueSetter' | 'field' | 'type' | 'preProcessEditCellProps' | 'renderEditCell' | 'groupable'
> {
  /** @default The sorting and filtering is applied based on the leaf field in any, otherwise based on top level grouping criteria. */
  mainGroupingCriteria?: string
  leafField?: string
  /** @default false */
  hideDescendantCount?: boolean
}

export interface GridGroupingColDefOverrideParams {
  groupingName: string
  fields: string[]
}

export interface GridPinnedRowsProp {
  top?: GridRowsProp<any>
  bottom?: GridRowsProp<any>
}

export interface GridProIconSlotsComponent {
  /**
   * The icon “column menu pin left”.
   * @default GridPushPinLeftIcon
   */
  columnMenuPinLeftIcon: React.JSXElementConstructor<IconProps>
  /**
   * The icon “column menu pin right”.
   * @default GridPushPinRightIcon
   */
  columnMenuPinRightIcon: React.JSXElementConstructor<IconProps>
}

export interface GridColumnPinningApi {
  pinColumn: (field: string, side: GridPinnedColumnPosition) => void
  unpinColumn: (field: string) => void
  getPinnedColumns: () => GridPinnedColumnFields
  setPinnedColumns: (pinnedColumns: GridPinnedColumnFields) => void
  isColumnPinned: (field: string) => GridPinnedColumnPosition | false
}

export interface GridDetailPanelApi {
  toggleDetailPanel: (id: GridRowId) => void
  getExpandedDetailPanels: () => Set<GridRowId>
  setExpandedDetailPanels: (ids: Set<GridRowId>) => void
}

export interface GridRowPinningApi {
  unstable_setPinnedRows: (pinnedRows?: GridPinnedRowsProp) => void
}

export interface GridGetRowsResponse {
  rows: GridRowModel[]
  rowCount?: number
  pageInfo?: { hasNextPage?: boolean; nextCursor?: string }
}

export type GridDataSourceApiPro = object

export type GridInitialStatePro = object

export type GridProSlotProps = object

export type GridStatePro = object

export type IconProps = object
