import {
  BarPlot,
  ChartDataProvider,
  ChartsLegend,
  ChartsReferenceLine,
  ChartsSurface,
  ChartsWrapper,
  ChartsXAxis,
  ChartsYAxis,
  LinePlot,
  MarkPlot,
  type BarProps,
} from '@mui/x-charts';

const weeks = ['W14', 'W15', 'W16', 'W17', 'W18', 'W19'];

/** Bars with a round top and a flat foot. */
function RoundedBar({ ownerState, style, ...bar }: BarProps) {
  const { x = 0, y = 0, width = 0, height = 0 } = bar;
  const r = Math.min(width / 2, height, 10);
  const top = `v${r - height}q0,${-r} ${r},${-r}h${width - 2 * r}q${r},0 ${r},${r}`;
  const d = `M${x},${y + height}${top}v${height - r}z`;
  return <path d={d} fill={ownerState.color} style={style} />;
}

export default function ComposedChart() {
  return (
    <ChartDataProvider
      height={300}
      xAxis={[{ id: 'weeks', data: weeks, scaleType: 'band' }]}
      yAxis={[{ id: 'tickets', min: 0, max: 60 }]}
      series={[
        { type: 'bar', label: 'Opened', data: [38, 44, 41, 35, 30, 26] },
        { type: 'line', label: 'Closed', data: [29, 33, 37, 40, 38, 35] },
      ]}
    >
      <ChartsWrapper>
        <ChartsLegend />
        <ChartsSurface
          title="Tickets opened and closed per week"
          desc="From week 17 on, more tickets are closed than opened. The team can take in 50 a week."
        >
          <BarPlot skipAnimation slots={{ bar: RoundedBar }} />
          <ChartsReferenceLine
            y={50}
            label="Capacity"
            labelAlign="middle"
            lineStyle={{ strokeDasharray: '6 4' }}
          />
          <LinePlot />
          <MarkPlot />
          <ChartsXAxis axisId="weeks" />
          <ChartsYAxis axisId="tickets" />
        </ChartsSurface>
      </ChartsWrapper>
    </ChartDataProvider>
  );
}
