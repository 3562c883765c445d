import {
  BarPlot,
  ChartContainer,
  ChartsReferenceLine,
  ChartsXAxis,
  ChartsYAxis,
  LinePlot,
  MarkPlot,
  type BarProps,
} from '@mui/x-charts'

const weeks = ['W14', 'W15', 'W16', 'W17', 'W18', 'W19']

/** Bars with a round top and a flat foot. */
function RoundedBar({ ownerState, style, x = 0, y = 0, width = 0, height = 0 }: BarProps) {
  const radius = Math.min(width / 2, height, 10)
  return (
    <path
      d={`M${x},${y + height}v${radius - height}q0,${-radius} ${radius},${-radius}h${width - 2 * radius}q${radius},0 ${radius},${radius}v${height - radius}z`}
      fill={ownerState.color}
      style={style}
    />
  )
}

export default function ComposedChart() {
  return (
    <ChartContainer
      height={320}
      title="Tickets opened and closed per week"
      desc="From week 17 on, more tickets are closed than opened; the team's limit is 40 a week."
      xAxis={[{ id: 'weeks', data: weeks, scaleType: 'band' }]}
      yAxis={[{ id: 'tickets', width: 48, label: 'Tickets', min: 0 }]}
      series={[
        { type: 'bar', data: [38, 44, 41, 35, 30, 26], color: 'var(--mui-palette-primary-main)' },
        { type: 'line', data: [29, 33, 37, 40, 38, 35], color: 'var(--mui-palette-warning-main)' },
      ]}
    >
      <BarPlot skipAnimation slots={{ bar: RoundedBar }} />
      <LinePlot />
      <MarkPlot />
      <ChartsReferenceLine y={40} label="Limit" labelAlign="end" lineStyle={{ strokeDasharray: '6 4' }} />
      <ChartsXAxis axisId="weeks" />
      <ChartsYAxis axisId="tickets" />
    </ChartContainer>
  )
}
