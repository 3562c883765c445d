import { useState } from 'react'
import { BarChart } from '@mui/x-charts'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Chip from '@mui/material/Chip'
import Slider from '@mui/material/Slider'
import Stack from '@mui/material/Stack'
import Switch from '@mui/material/Switch'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'

/** What a brand says: its color on light and on dark, its corners and its typeface. */
const brands = [
  {
    name: 'Harbor',
    light: '#0b6e8f',
    dark: '#6cc7e6',
    corners: '14px',
    family: 'system-ui, sans-serif',
  },
  {
    name: 'Orchard',
    light: '#a3352b',
    dark: '#f2a49c',
    corners: '2px',
    family: 'Georgia, serif',
  },
  {
    name: 'Signal',
    light: '#6a3fd0',
    dark: '#bfa6ff',
    corners: '0px',
    family: 'ui-monospace, monospace',
  },
]

export default function Brands() {
  const [shown, setShown] = useState(0)
  const { light, dark, corners, family } = brands[shown]!
  const colors = (main: string, contrast: string) => ({
    '--mui-palette-primary-main': main,
    '--mui-palette-primary-dark': main,
    '--mui-palette-primary-contrastText': contrast,
    '--docs-chart-1': main,
  })
  return (
    <Stack
      spacing={3}
      sx={[
        {
          '--mui-shape-borderRadius': corners,
          '--v-font-sans': family,
          fontFamily: family,
          ...colors(light, '#fff'),
        },
        (theme) => theme.applyStyles('dark', colors(dark, '#141519')),
      ]}
    >
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Brand"
        value={shown}
        onChange={(_, chosen: number | null) => setShown(chosen ?? shown)}
        sx={{ alignSelf: 'center' }}
      >
        {brands.map(({ name }, index) => (
          <ToggleButton key={name} value={index}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Card variant="outlined" sx={{ p: 3, width: '100%' }}>
        <Stack spacing={2}>
          <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
            <Typography variant="h6" component="p" sx={{ flex: 1 }}>
              Visitors this week
            </Typography>
            <Chip label="Live" color="primary" size="small" />
          </Stack>
          <BarChart
            height={170}
            hideLegend
            xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
            yAxis={[{ width: 32 }]}
            series={[{ data: [320, 410, 380, 520, 470], label: 'Visitors' }]}
          />
          <Slider defaultValue={60} aria-label="Goal" />
          <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
            <Button variant="contained">Save goal</Button>
            <Button variant="outlined">Share</Button>
            <Switch defaultChecked slotProps={{ input: { 'aria-label': 'Notify me' } }} />
          </Stack>
        </Stack>
      </Card>
    </Stack>
  )
}
