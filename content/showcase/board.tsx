/** Three families in the first screen: a grid, and below it a chart and a calendar. */
import Box from '@mui/material/Box'
import Chip, { type ChipProps } from '@mui/material/Chip'
import LinearProgress from '@mui/material/LinearProgress'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { BarChart } from '@mui/x-charts/BarChart'
import { DataGrid, type GridColDef } from '@mui/x-data-grid'
import { DateCalendar, LocalizationProvider } from '@mui/x-date-pickers'
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs'
import dayjs from 'dayjs'
import { useMemo } from 'react'

type State = 'boarding' | 'onTime' | 'late'

interface Departure {
  id: number
  ferry: string
  route: string
  leaves: string
  /** In percent. */
  booked: number
  state: State
}

export interface BoardTexts {
  /** The language of the calendar, as Day.js names it. */
  locale: string
  /** How the calendar writes a month. */
  month: string
  grid: string
  ferry: string
  route: string
  leaves: string
  booked: string
  status: string
  states: Record<State, string>
  rows: Departure[]
  chart: string
  total: string
  change: string
  months: string[]
  adults: string
  children: string
}

const colors: Record<State, ChipProps['color']> = { boarding: 'primary', onTime: 'success', late: 'warning' }

const adults = [182, 168, 214, 239, 301, 342]
const children = [61, 58, 87, 104, 148, 171]

function columnsOf(texts: BoardTexts): GridColDef<Departure>[] {
  return [
    { field: 'ferry', headerName: texts.ferry, flex: 1, minWidth: 104 },
    { field: 'route', headerName: texts.route, flex: 1, minWidth: 104 },
    { field: 'leaves', headerName: texts.leaves, width: 84, align: 'right', headerAlign: 'right' },
    {
      field: 'booked',
      headerName: texts.booked,
      type: 'number',
      width: 120,
      display: 'flex',
      renderCell: ({ row }) => (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, width: '100%' }}>
          <LinearProgress
            variant="determinate"
            value={row.booked}
            aria-label={texts.booked}
            sx={{ flex: 1, height: 6, borderRadius: 3 }}
          />
          <Box component="span" sx={{ width: 34 }}>
            {row.booked}%
          </Box>
        </Box>
      ),
    },
    {
      field: 'state',
      headerName: texts.status,
      width: 116,
      display: 'flex',
      renderCell: ({ row }) => (
        <Chip size="small" variant="outlined" color={colors[row.state]} label={texts.states[row.state]} />
      ),
    },
  ]
}

export function Board({ texts }: { texts: BoardTexts }) {
  const columns = useMemo(() => columnsOf(texts), [texts])
  return (
    <Box sx={{ width: '100%', containerType: 'inline-size' }}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'minmax(0, 1fr)',
          '@container (min-width: 560px)': {
            gridTemplateColumns: 'minmax(0, 1fr) 284px',
          },
        }}
      >
        <Box
          sx={{
            gridColumn: '1 / -1',
            // Five rows and, where they scroll sideways, room for a scrollbar.
            height: 286,
            '@container (min-width: 560px)': { height: 270 },
          }}
        >
          <DataGrid
            aria-label={texts.grid}
            rows={texts.rows}
            columns={columns}
            rowHeight={44}
            columnHeaderHeight={48}
            disableRowSelectionOnClick
            hideFooter
            sx={{ boxShadow: 'var(--v-lift-2)' }}
          />
        </Box>
        <Paper variant="outlined" sx={{ p: 2, pb: 1, display: 'flex', flexDirection: 'column' }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1 }}>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {texts.chart}
            </Typography>
            <Typography sx={{ ml: 'auto', fontWeight: 600 }}>{texts.total}</Typography>
            <Typography variant="body2" sx={{ color: 'success.main' }}>
              {texts.change}
            </Typography>
          </Box>
          <BarChart
            height={240}
            title={texts.chart}
            borderRadius={4}
            margin={{ top: 20, right: 4, bottom: 0, left: 0 }}
            xAxis={[{ data: texts.months, categoryGapRatio: 0.45, barGapRatio: 0.15, disableTicks: true }]}
            yAxis={[{ width: 32, disableLine: true, disableTicks: true }]}
            grid={{ horizontal: true }}
            series={[
              { data: adults, label: texts.adults },
              { data: children, label: texts.children },
            ]}
          />
        </Paper>
        <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
          <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={texts.locale}>
            <DateCalendar
              defaultValue={dayjs('2026-06-11')}
              disableHighlightToday
              slotProps={{ calendarHeader: { format: texts.month } }}
              sx={{ width: '100%', maxWidth: 320, height: 306 }}
            />
          </LocalizationProvider>
        </Paper>
      </Box>
    </Box>
  )
}
