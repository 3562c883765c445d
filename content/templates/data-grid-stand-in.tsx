/**
 * What stands in the page for a Data Grid until a demo wakes: a grid draws nothing on a server, since it measures itself
 * first. This draws its columns and rows in the same measures, with the values that the grid will show, so that nothing
 * moves when the grid takes its place and there is something to read where it never does.
 *
 * It does what demos of this site need: formatted and computed values, filters, the search, sorting, pages, check boxes,
 * what cells and headers read of the grid, density, the heights of rows, groups of columns, cells over several columns or rows, class names with their styles,
 * toolbar and footer. Exports that are not here are the package's own.
 */
import { styled } from '@mui/material/styles'
import {
  type DataGridProps,
  getGridBooleanOperators,
  getGridNumericOperators,
  getGridSingleSelectOperators,
  getGridStringOperators,
  type GridColDef,
  type GridColumnGroupingModel,
  type GridColumnNode,
  GridCheckIcon,
  gridClasses,
  GridCloseIcon,
  GridLogicOperator,
  type GridComparatorFn,
  type GridFilterItem,
  type GridFilterModel,
  type GridSortCellParams,
  type GridValidRowModel,
  isLeaf,
} from '@mui/x-data-grid'
import type {} from '@mui/x-data-grid/themeAugmentation'
import { createContext, type ReactNode, type RefObject, useContext } from 'react'

export * from '@mui/x-data-grid'

/** As much of a grid's API as selectors need. */
interface StandInApi {
  instanceId: object
  state: { filter: { filterModel: GridFilterModel } }
}

const ApiContext = createContext<RefObject<Partial<StandInApi>>>({ current: {} })

/** For components in cells and headers. */
export const useGridApiContext = () => useContext(ApiContext)

export const useGridSelector = <T,>(apiRef: unknown, selector: (apiRef: unknown) => T): T => selector(apiRef)

/** Heights in pixels, of the normal density. */
const height = { header: 56, row: 52, bar: 52 }
const densities = { compact: 0.7, standard: 1, comfortable: 1.3 }

const checkBoxes = '__check__'

/** Like the grid, draw only the columns that may be in view: a year of days would be megabytes. */
const mostColumns = 20

type Row = GridValidRowModel
type Column = GridColDef

export function DataGrid(props: DataGridProps) {
  const { columns, rows = [], initialState, hideFooter, showToolbar, checkboxSelection } = props
  const factor = densities[props.density ?? initialState?.density ?? 'standard']
  const hidden = props.columnVisibilityModel ?? initialState?.columns?.columnVisibilityModel ?? {}
  const widths = initialState?.columns?.dimensions ?? {}
  const shown: readonly Column[] = [
    ...(checkboxSelection ? [{ field: checkBoxes, width: 50 }] : []),
    ...columns
      .filter(({ field }) => hidden[field] !== false)
      .slice(0, mostColumns)
      .map((column): Column => ({ ...column, ...(widths[column.field] as Partial<Column> | undefined) })),
  ]
  const filterModel = props.filterModel ?? initialState?.filter?.filterModel ?? { items: [] }
  const kept =
    props.filterMode === 'server'
      ? rows
      : rows.filter(
          (row) =>
            filterModel.items.every((item) => passes(item, row, columns)) &&
            found(
              filterModel,
              row,
              columns.filter(({ field }) => hidden[field] !== false),
            ),
        )
  const idOf = props.getRowId ?? ((row: Row) => row['id'] as string | number)
  const byId = new Map(rows.map((row) => [idOf(row), row]))
  const sortParams = (column: Column, row: Row) =>
    ({
      id: idOf(row),
      field: column.field,
      value: valueOf(column, row),
      api: { getRow: (id: string | number) => byId.get(id) },
      // Only what comparators of this site's demos ask for.
    }) as unknown as GridSortCellParams
  const [sort] = props.sortModel ?? initialState?.sorting?.sortModel ?? []
  const sortColumn = sort && columns.find(({ field }) => field === sort.field)
  const sorted = sortColumn
    ? [...kept].sort((a, b) =>
        comparatorOf(sortColumn, sort.sort === 'desc')(
          valueOf(sortColumn, a),
          valueOf(sortColumn, b),
          sortParams(sortColumn, a),
          sortParams(sortColumn, b),
        ),
      )
    : kept
  const { pageSize = 100, page: pageIndex = 0 } =
    props.paginationModel ?? initialState?.pagination?.paginationModel ?? {}
  const start = props.paginationMode === 'server' ? 0 : pageIndex * pageSize
  const page = sorted.slice(start, start + pageSize)
  const headerHeight = Math.floor((props.columnHeaderHeight ?? height.header) * factor)
  const groupHeight = Math.floor((props.columnGroupHeaderHeight ?? props.columnHeaderHeight ?? height.header) * factor)
  const rowHeight = (row: Row) => {
    const own = props.getRowHeight?.({ id: idOf(row), model: row, densityFactor: factor })
    if (own === 'auto') return undefined
    return own ?? Math.floor((props.rowHeight ?? height.row) * factor)
  }
  const spacing = (row: Row, index: number) => {
    const { top = 0, bottom = 0 } =
      props.getRowSpacing?.({
        id: idOf(row),
        model: row,
        isFirstVisible: index === 0,
        isLastVisible: index === page.length - 1,
        indexRelativeToCurrentPage: index,
      }) ?? {}
    return { marginBlock: `${top}px ${bottom}px` }
  }
  const api = { current: { instanceId: {}, state: { filter: { filterModel } } } }
  return (
    <ApiContext value={api}>
      <Root role="table" aria-label={props['aria-label']} className={gridClasses.root} sx={props.sx}>
        {showToolbar && <Bar style={{ borderBlockEndWidth: 1 }} />}
        <Scroller role="presentation">
          {groupLevels(props.columnGroupingModel ?? [], shown).map((level, index) => (
            <Line role="row" className="head" key={index} style={{ height: groupHeight }}>
              {level.map(({ title, members }) => (
                <Cell
                  key={members[0]!.field}
                  role={title ? 'columnheader' : 'presentation'}
                  style={{ ...widthOf(members), ...(title && { boxShadow: 'inset 0 -1px var(--line)' }) }}
                >
                  {title}
                </Cell>
              ))}
            </Line>
          ))}
          <Line role="row" className="head" style={{ height: headerHeight }}>
            {shown.map((column) => (
              <Cell
                key={column.field}
                role="columnheader"
                className={names(gridClasses.columnHeader, classOf(column.headerClassName, { field: column.field }))}
                style={layout(column, column.headerAlign)}
              >
                {column.field === checkBoxes ? <Box /> : header(column)}
              </Cell>
            ))}
          </Line>
          {page.map((row, index) => (
            <Line
              role="row"
              key={idOf(row)}
              className={names(
                gridClasses.row,
                classOf(props.getRowClassName, { id: idOf(row), row, indexRelativeToCurrentPage: index }),
              )}
              style={{ height: rowHeight(row), ...spacing(row, index) }}
            >
              {cellsOf(row, shown).map(([column, ...others]) => {
                const span = props.rowSpanning ? rowsFrom(column, page, index) : 1
                return (
                  <Cell
                    key={column.field}
                    role={span === 0 ? 'presentation' : 'cell'}
                    className={names(
                      gridClasses.cell,
                      classOf(column.cellClassName, {
                        id: idOf(row),
                        row,
                        value: valueOf(column, row),
                        field: column.field,
                      }),
                    )}
                    style={{
                      ...layout(column),
                      ...(others.length > 0 && widthOf([column, ...others])),
                      ...(span === 0 && { borderBlockStartColor: 'transparent' }),
                      ...(span > 1 && { height: span * rowHeight(row)! }),
                      ...(rowHeight(row) === undefined && { whiteSpace: 'normal' as const }),
                    }}
                  >
                    {column.field === checkBoxes ? <Box /> : span > 0 && content(column, row, idOf(row))}
                  </Cell>
                )
              })}
            </Line>
          ))}
        </Scroller>
        {!hideFooter && (
          <Bar style={{ borderBlockStartWidth: 1, justifyContent: 'flex-end' }} aria-hidden>
            {page.length > 0 && !props.autoPageSize && `${start + 1}–${start + page.length} / ${sorted.length}`}
          </Bar>
        )}
      </Root>
    </ApiContext>
  )
}

/** The cells of a row: the columns that each of them spans, the column of its value first. */
function cellsOf(row: Row, columns: readonly Column[]): [Column, ...Column[]][] {
  const cells: [Column, ...Column[]][] = []
  for (let index = 0; index < columns.length;) {
    const column = columns[index]!
    const { colSpan = 1 } = column
    const wanted =
      typeof colSpan === 'function'
        ? (colSpan as (...args: unknown[]) => number | undefined)(valueOf(column, row), row, column, noApi)
        : colSpan
    const count = Math.max(1, wanted ?? 1)
    cells.push([column, ...columns.slice(index + 1, index + count)])
    index += count
  }
  return cells
}

/** Over how many rows of a page a cell reaches; none if the cell above reaches over it. */
function rowsFrom(column: Column, page: readonly Row[], index: number): number {
  const valueAt = (at: number) => {
    const row = page[at]
    if (!row || column.type === 'actions' || column.field === checkBoxes) return undefined
    const getter = column.rowSpanValueGetter as ((...args: unknown[]) => unknown) | undefined
    return getter ? getter(row[column.field], row, column, noApi) : valueOf(column, row)
  }
  const value = valueAt(index) ?? undefined
  if (value === undefined) return 1
  if (valueAt(index - 1) === value) return 0
  let count = 1
  while (valueAt(index + count) === value) count += 1
  return count
}

interface Group {
  /** None for columns that have no group on this level. */
  title?: ReactNode
  members: Column[]
}

/** The rows of headers above those of the columns, from the outermost. */
function groupLevels(model: GridColumnGroupingModel, columns: readonly Column[]): Group[][] {
  const paths = new Map<string, { id: string; title: ReactNode }[]>()
  const walk = (nodes: readonly GridColumnNode[], path: { id: string; title: ReactNode }[]) => {
    for (const node of nodes) {
      if (isLeaf(node)) paths.set(node.field, path)
      else walk(node.children, [...path, { id: node.groupId, title: node.headerName ?? node.groupId }])
    }
  }
  walk(model, [])
  const depth = Math.max(0, ...columns.map(({ field }) => paths.get(field)?.length ?? 0))
  return Array.from({ length: depth }, (_, level) => {
    const groups: (Group & { id?: string })[] = []
    for (const column of columns) {
      const { id, title } = paths.get(column.field)?.[level] ?? {}
      const last = groups.at(-1)
      if (last && id !== undefined && last.id === id) last.members.push(column)
      else groups.push({ ...(id !== undefined && { id, title }), members: [column] })
    }
    return groups
  })
}

/** The width of a cell over several columns. */
function widthOf(columns: readonly Column[]) {
  const sum = (of: (column: Column) => number) => columns.reduce((total, column) => total + of(column), 0)
  const fixed = sum(({ flex, width = 100 }) => (flex === undefined ? width : 0))
  return {
    flex: `${sum(({ flex = 0 }) => flex)} 0 ${fixed}px`,
    minWidth: fixed + sum(({ flex, minWidth = 50 }) => (flex === undefined ? 0 : minWidth)),
  }
}

function layout({ flex, width = 100, minWidth = 50, maxWidth, type, align }: Column, headerAlign = align) {
  const side =
    headerAlign ?? (type === 'number' ? 'right' : type === 'boolean' || type === 'actions' ? 'center' : 'left')
  return {
    ...(flex === undefined
      ? { flex: 'none', width: Math.min(Math.max(width, minWidth), maxWidth ?? Infinity) }
      : { flex: `${flex} 1 0px`, minWidth, maxWidth }),
    justifyContent: side === 'right' ? 'flex-end' : side === 'center' ? 'center' : 'flex-start',
  }
}

function header(column: Column): ReactNode {
  const { renderHeader, headerName, field } = column
  return renderHeader
    ? renderHeader({ field, colDef: column } as never)
    : (headerName ?? (column.type === 'actions' ? '' : field))
}

const names = (...classes: (string | undefined)[]) => classes.filter(Boolean).join(' ')

/** Class names are texts or functions. */
function classOf(name: unknown, params: object): string | undefined {
  return typeof name === 'function' ? (name as (params: object) => string)(params) : (name as string | undefined)
}

/** The grid's functions expect its API, which nothing has here; those of demos do without. */
const noApi = { current: {} } as never

function valueOf(column: Column, row: Row): unknown {
  const value: unknown = row[column.field]
  return column.valueGetter ? (column.valueGetter as (...args: unknown[]) => unknown)(value, row, column, noApi) : value
}

function content(column: Column, row: Row, id: string | number): ReactNode {
  const value = valueOf(column, row)
  const { valueFormatter, renderCell, type, field } = column
  const formattedValue = valueFormatter
    ? (valueFormatter as (...args: unknown[]) => unknown)(value, row, column, noApi)
    : format(value, type)
  if (renderCell)
    return renderCell({ id, field, row, value, formattedValue, colDef: column, api: {}, tabIndex: -1 } as never)
  if (type === 'actions') return null
  if (type === 'singleSelect') return optionLabel(column, row, formattedValue)
  if (type === 'boolean') return value ? <GridCheckIcon fontSize="small" /> : <GridCloseIcon fontSize="small" />
  return String(formattedValue ?? '')
}

/** Values of lists may have labels. */
function optionLabel(column: Column, row: Row, value: unknown): string {
  const { valueOptions = [] } = column as { valueOptions?: unknown }
  const options =
    typeof valueOptions === 'function' ? (valueOptions as (params: object) => unknown)({ row }) : valueOptions
  const option = (options as { value?: unknown; label?: string }[]).find((one) => one.value === value)
  return String(option?.label ?? value ?? '')
}

/** In one language, wherever the site is built. */
function format(value: unknown, type: Column['type']): unknown {
  if (typeof value === 'number') return type === 'number' ? value.toLocaleString('en-US') : value
  if (!(value instanceof Date)) return value
  return type === 'dateTime' ? value.toLocaleString('en-US') : value.toLocaleDateString('en-US')
}

function passes(item: GridFilterItem, row: Row, columns: readonly Column[]): boolean {
  const column = columns.find(({ field }) => field === item.field)
  const operator = column && operatorsOf(column).find(({ value }) => value === item.operator)
  const test = operator?.getApplyFilterFn(parsed(item, column!), column as never)
  return !test || test(valueOf(column!, row) as never, row, column as never, noApi)
}

/** The grid parses what is filtered for, too. */
function parsed(item: GridFilterItem, { valueParser, type }: Column): GridFilterItem {
  const parse = valueParser as ((value: unknown) => unknown) | undefined
  const number = (value: unknown) => (value === '' ? null : Number(value))
  const one = (value: unknown) => (parse ? parse(value) : type === 'number' ? number(value) : value)
  const value: unknown = item.value
  return { ...item, value: Array.isArray(value) ? value.map(one) : one(value) }
}

/** Whether a row has the words of the search. */
function found({ quickFilterValues = [], quickFilterLogicOperator }: GridFilterModel, row: Row, columns: Column[]) {
  const has = (word: unknown) =>
    columns.some((column) => {
      const value = valueOf(column, row)
      if ('getApplyQuickFilterFn' in column) {
        const test = column.getApplyQuickFilterFn?.(word, column as never, noApi)
        return !!test && test(value as never, row, column, noApi)
      }
      if (column.type === 'number') return value === Number(word)
      const { valueFormatter } = column as { valueFormatter?: (...args: unknown[]) => unknown }
      const text = valueFormatter ? valueFormatter(value, row, column, noApi) : (value ?? '')
      return String(text).toLowerCase().includes(String(word).toLowerCase())
    })
  if (quickFilterValues.length === 0) return true
  return quickFilterLogicOperator === GridLogicOperator.Or ? quickFilterValues.some(has) : quickFilterValues.every(has)
}

function operatorsOf({ type, filterOperators }: Column) {
  if (filterOperators) return filterOperators
  if (type === 'number') return getGridNumericOperators()
  if (type === 'boolean') return getGridBooleanOperators()
  return type === 'singleSelect' ? getGridSingleSelectOperators() : getGridStringOperators()
}

function comparatorOf(column: Column, descending: boolean): GridComparatorFn {
  const own = column.getSortComparator?.(descending ? 'desc' : 'asc')
  if (own) return own
  const ascending = column.sortComparator ?? compare
  return descending ? (...values) => -ascending(...values) : ascending
}

function compare(a: unknown, b: unknown): number {
  if (typeof a === 'string' && typeof b === 'string') return a.localeCompare(b, 'en')
  return Number(a) - Number(b)
}

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  height: '100%',
  boxSizing: 'border-box',
  overflow: 'hidden',
  border: `1px solid ${theme.vars!.palette.TableCell.border}`,
  borderRadius: theme.vars!.shape.borderRadius,
  background: theme.vars!.palette.background.paper,
  color: theme.vars!.palette.text.primary,
  '--line': theme.vars!.palette.TableCell.border,
  ...theme.typography.body2,
}))

const Scroller = styled('div')({
  flex: 1,
  minHeight: 0,
  overflow: 'hidden',
  '@media (scripting: none)': { overflowX: 'auto' },
})

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  boxSizing: 'border-box',
  '&.head': { fontWeight: 500, background: theme.vars!.palette.DataGrid.headerBg },
  '&.head > *': { borderBlockStartWidth: 0 },
}))

const Cell = styled('div')({
  display: 'flex',
  alignItems: 'center',
  padding: '0 10px',
  boxSizing: 'border-box',
  border: '0 solid var(--line)',
  borderBlockStartWidth: 1,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
})

/** Where a check box will be. */
const Box = styled('span')({
  width: 18,
  height: 18,
  margin: '0 auto',
  border: '2px solid',
  borderRadius: 2,
  boxSizing: 'border-box',
  opacity: 0.6,
})

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  height: height.bar,
  padding: '0 16px',
  boxSizing: 'border-box',
  border: `0 solid ${theme.vars!.palette.TableCell.border}`,
}))
