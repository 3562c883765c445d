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

const weeks = ['14 周', '15 周', '16 周', '17 周', '18 周', '19 周'];

/** Bars with a round top and a flat foot. */
function RoundedBar({
  ownerState,
  style,
  x = 0,
  y = 0,
  width = 0,
  height = 0,
}: BarProps) {
  const radius = Math.min(width / 2, height, 10);
  return (
    <path
      d={`M${x},${y + height}v${radius - height}q0,${-radius} ${radius},${-radius}h${width - 2 * radius}q${radius},0 ${radius},${radius}v${height - radius}z`}
      fill={ownerState.color}
      style={style}
    />
  );
}

export default function ComposedChart() {
  return (
    <ChartDataProvider
      height={300}
      xAxis={[{ id: 'weeks', data: weeks, scaleType: 'band' }]}
      yAxis={[{ id: 'tickets', min: 0, max: 60 }]}
      series={[
        {
          type: 'bar',
          label: '新开',
          data: [38, 44, 41, 35, 30, 26],
          color: 'var(--mui-palette-primary-main)',
        },
        {
          type: 'line',
          label: '关闭',
          data: [29, 33, 37, 40, 38, 35],
          color: 'var(--mui-palette-warning-main)',
        },
      ]}
    >
      <ChartsWrapper>
        <ChartsLegend />
        <ChartsSurface
          title="每周新开与关闭的工单"
          desc="从第 17 周起，关闭的工单多于新开的。团队每周最多能接 50 单。"
        >
          <BarPlot skipAnimation slots={{ bar: RoundedBar }} />
          <ChartsReferenceLine
            y={50}
            label="接单上限"
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
