import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';
import { grid, towns, year, years } from './rents.js';

export default function SixTowns() {
  return (
    <Box sx={grid}>
      {towns.map(({ id, name, rent }) => (
        <div key={id}>
          <Typography variant="subtitle2" component="h3">
            {name}
          </Typography>
          <LineChart
            height={120}
            hideLegend
            title={`Rent per square meter in ${name}`}
            margin={{ top: 8, right: 20, bottom: 0, left: 0 }}
            xAxis={[
              {
                data: years,
                scaleType: 'point',
                valueFormatter: year,
                tickInterval: [years[0], years.at(-1)],
              },
            ]}
            yAxis={[{ min: 4, max: 14, tickNumber: 2, width: 28 }]}
            series={[{ data: rent, showMark: false }]}
          />
        </div>
      ))}
    </Box>
  );
}
