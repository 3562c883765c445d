/** Three families side by side, for the first screens. */
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { BarChart } from '@mui/x-charts/BarChart'
import { DateCalendar, LocalizationProvider } from '@mui/x-date-pickers'
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs'
import { RichTreeView } from '@mui/x-tree-view/RichTreeView'
import dayjs from 'dayjs'

export interface BoardTexts {
  /** The language of the calendar, as Day.js names it. */
  locale: string
  /** How the calendar writes a month. */
  month: string
  chart: string
  total: string
  change: string
  months: string[]
  adults: string
  children: string
  tree: string
  items: { id: string; label: string; children?: BoardTexts['items'] }[]
}

const adults = [182, 168, 214, 239, 301, 342]
const children = [61, 58, 87, 104, 148, 171]

export function Board({ texts }: { texts: BoardTexts }) {
  return (
    <Box sx={{ width: '100%', containerType: 'inline-size' }}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          '@container (min-width: 520px)': {
            gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 0.9fr)',
          },
          '@container (min-width: 900px)': {
            gridTemplateColumns: 'minmax(0, 1fr) 320px minmax(0, 0.5fr)',
          },
        }}
      >
        <Paper
          variant="outlined"
          sx={{
            p: 2,
            pb: 1,
            gridColumn: '1 / -1',
            '@container (min-width: 900px)': { gridColumn: 'auto' },
          }}
        >
          <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1, px: 0.5 }}>
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
            borderRadius={6}
            xAxis={[{ data: texts.months, categoryGapRatio: 0.45, barGapRatio: 0.15 }]}
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
              sx={{ width: '100%', maxWidth: 320, height: 316 }}
            />
          </LocalizationProvider>
        </Paper>
        <Paper variant="outlined" sx={{ p: 1.5 }}>
          <RichTreeView
            aria-label={texts.tree}
            items={texts.items}
            checkboxSelection
            multiSelect
            defaultExpandedItems={['routes', 'deck']}
            defaultSelectedItems={['north', 'bikes']}
          />
        </Paper>
      </Box>
    </Box>
  )
}
