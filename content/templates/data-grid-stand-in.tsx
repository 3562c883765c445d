/**
 * What stands in the page for a Data Grid until a demo wakes: a grid draws nothing on a server, since it measures itself
 * first. This draws its columns and rows in the same measures, with the values that the grid will show, so that nothing
 * moves when the grid takes its place and there is something to read where it never does.
 *
 * It does what demos of this site need: formatted and computed values, filters, sorting, the first page, check boxes,
 * density, the heights of rows, toolbar and footer. Exports that are not here are the package's own.
 */
import { styled } from '@mui/material/styles'
import {
  type DataGridProps,
  getGridBooleanOperators,
  getGridNumericOperators,
  getGridSingleSelectOperators,
  getGridStringOperators,
  type GridColDef,
  GridCheckIcon,
  GridCloseIcon,
  type GridFilterItem,
  type GridValidRowModel,
} from '@mui/x-data-grid'
import type {} from '@mui/x-data-grid/themeAugmentation'
import type { ReactNode } from 'react'

export * from '@mui/x-data-grid'

/** Heights in pixels, of the normal density. */
const height = { header: 56, row: 52, bar: 52 }
const densities = { compact: 0.7, standard: 1, comfortable: 1.3 }

const checkBoxes = '__check__'

type Row = GridValidRowModel
type Column = GridColDef

export function DataGrid(props: DataGridProps) {
  const { columns, rows = [], initialState, density = 'standard', hideFooter, showToolbar, checkboxSelection } = props
  const factor = densities[density]
  const hidden = props.columnVisibilityModel ?? initialState?.columns?.columnVisibilityModel ?? {}
  const shown: readonly Column[] = [
    ...(checkboxSelection ? [{ field: checkBoxes, width: 50 }] : []),
    ...columns.filter(({ field }) => hidden[field] !== false),
  ]
  const { items = [] } = props.filterModel ?? initialState?.filter?.filterModel ?? {}
  const kept = rows.filter((row) => items.every((item) => passes(item, row, columns)))
  const [sort] = props.sortModel ?? initialState?.sorting?.sortModel ?? []
  const sortColumn = sort && columns.find(({ field }) => field === sort.field)
  const sorted = sortColumn
    ? [...kept].sort(
        (a, b) => compare(valueOf(sortColumn, a), valueOf(sortColumn, b)) * (sort.sort === 'desc' ? -1 : 1),
      )
    : kept
  const { pageSize = 100 } = props.paginationModel ?? initialState?.pagination?.paginationModel ?? {}
  const page = sorted.slice(0, pageSize)
  const idOf = props.getRowId ?? ((row: Row) => row['id'] as string | number)
  return (
    <Root role="table" aria-label={props['aria-label']}>
      {showToolbar && <Bar style={{ borderBlockEndWidth: 1 }} />}
      <Scroller role="presentation">
        <Line
          role="row"
          className="head"
          style={{ height: Math.floor((props.columnHeaderHeight ?? height.header) * factor) }}
        >
          {shown.map((column) => (
            <Cell key={column.field} role="columnheader" style={layout(column)}>
              {column.field === checkBoxes ? <Box /> : (column.headerName ?? column.field)}
            </Cell>
          ))}
        </Line>
        {page.map((row) => (
          <Line role="row" key={idOf(row)} style={{ height: Math.floor((props.rowHeight ?? height.row) * factor) }}>
            {shown.map((column) => (
              <Cell key={column.field} role="cell" style={layout(column)}>
                {column.field === checkBoxes ? <Box /> : content(column, row, idOf(row))}
              </Cell>
            ))}
          </Line>
        ))}
      </Scroller>
      {!hideFooter && (
        <Bar style={{ borderBlockStartWidth: 1, justifyContent: 'flex-end' }} aria-hidden>
          {page.length > 0 && `1–${page.length} / ${sorted.length}`}
        </Bar>
      )}
    </Root>
  )
}

function layout({ flex, width = 100, minWidth = 50, type, align, headerAlign }: Column) {
  const side = headerAlign ?? align ?? (type === 'number' ? 'right' : type === 'boolean' ? 'center' : 'left')
  return {
    ...(flex === undefined ? { flex: 'none', width } : { flex: `${flex} 1 0px`, minWidth }),
    justifyContent: side === 'right' ? 'flex-end' : side === 'center' ? 'center' : 'flex-start',
  }
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
    : format(value)
  if (renderCell) return renderCell({ id, field, row, value, formattedValue, colDef: column, api: {} } as never)
  if (type === 'boolean') return value ? <GridCheckIcon fontSize="small" /> : <GridCloseIcon fontSize="small" />
  return String(formattedValue ?? '')
}

/** In one language, wherever the site is built. */
function format(value: unknown): unknown {
  if (typeof value === 'number') return value.toLocaleString('en-US')
  return value instanceof Date ? value.toLocaleDateString('en-US') : value
}

function passes(item: GridFilterItem, row: Row, columns: readonly Column[]): boolean {
  const column = columns.find(({ field }) => field === item.field)
  const operator = column && operatorsOf(column).find(({ value }) => value === item.operator)
  const test = operator?.getApplyFilterFn(item, column as never)
  return !test || test(valueOf(column!, row) as never, row, column as never, noApi)
}

function operatorsOf({ type }: Column) {
  if (type === 'number') return getGridNumericOperators()
  if (type === 'boolean') return getGridBooleanOperators()
  return type === 'singleSelect' ? getGridSingleSelectOperators() : getGridStringOperators()
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
  borderBlockStart: `1px solid ${theme.vars!.palette.TableCell.border}`,
  '&.head': { borderBlockStart: 0, fontWeight: 500, background: theme.vars!.palette.DataGrid.headerBg },
}))

const Cell = styled('div')({
  display: 'flex',
  alignItems: 'center',
  padding: '0 10px',
  boxSizing: 'border-box',
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
