import Typography from '@mui/material/Typography';
import Stack from '@mui/material/Stack';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { useItemHighlightedGetter, useLegend } from '@mui/x-charts/hooks';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';

/** Names of the series; the one at the pointer is bold. */
function Names() {
  const { items } = useLegend();
  const { isHighlighted } = useItemHighlightedGetter();
  return (
    <Stack component="ul" sx={{ listStyle: 'none', p: 0, m: 0, minWidth: 96 }}>
      {items.map(({ id, label, color }) => (
        <Typography
          key={id}
          component="li"
          sx={{
            borderLeft: `4px solid ${color}`,
            pl: 1,
            my: 0.5,
            fontWeight: isHighlighted({ seriesId: id }) ? 700 : 400,
          }}
        >
          {label}
        </Typography>
      ))}
    </Stack>
  );
}

const highlightScope = { highlight: 'series', fade: 'global' } as const;

export default function HighlightedName() {
  return (
    <ChartDataProvider
      height={240}
      xAxis={[{ data: [1, 2, 3, 4, 5], tickMinStep: 1 }]}
      series={[
        { label: 'Tomatoes', data: [2, 5, 9, 14, 18] },
        { label: 'Beans', data: [4, 11, 15, 13, 9] },
        { label: 'Squash', data: [1, 1, 3, 8, 16] },
      ].map((one) => ({ type: 'line', highlightScope, ...one }))}
    >
      <Stack direction="row" sx={{ width: '100%', alignItems: 'center' }}>
        <ChartsSurface title="Harvest of a garden over five weeks, in kilograms">
          <LinePlot />
          <MarkPlot />
          <ChartsAxis />
        </ChartsSurface>
        <Names />
      </Stack>
    </ChartDataProvider>
  );
}
