import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AreaPlot, LineHighlightPlot, LinePlot } from '@mui/x-charts/LineChart';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { useAxesTooltip } from '@mui/x-charts/ChartsTooltip';

const years = [2018, 2019, 2020, 2021, 2022, 2023, 2024];
const visitors = [412000, 438000, 121000, 187000, 356000, 451000, 470000];

/** In place of a tooltip: a line that is always there, with the last year to begin with. */
function Readout() {
  const [place] = useAxesTooltip() ?? [];
  const index = place?.dataIndex ?? years.length - 1;
  return (
    <Typography>
      {`${years[index]}: `}
      <strong>{visitors[index]!.toLocaleString('en')}</strong> visitors
    </Typography>
  );
}

export default function ReadoutLine() {
  return (
    <ChartDataProvider
      height={220}
      xAxis={[{ data: years, scaleType: 'point', valueFormatter: String }]}
      yAxis={[{ width: 64, min: 0 }]}
      series={[{ type: 'line', data: visitors, area: true }]}
    >
      <Stack sx={{ width: '100%' }}>
        <Readout />
        <ChartsSurface title="Visitors of the museum">
          <AreaPlot />
          <LinePlot />
          <ChartsAxisHighlight x="line" />
          <LineHighlightPlot />
          <ChartsAxis />
        </ChartsSurface>
      </Stack>
    </ChartDataProvider>
  );
}
