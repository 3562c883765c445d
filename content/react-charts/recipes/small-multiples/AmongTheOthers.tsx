import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';
import { grid, towns, year, years } from './rents.js';

const gray = 'var(--mui-palette-divider)';
const color = 'var(--mui-palette-primary-main)';

export default function AmongTheOthers() {
  return (
    <Box sx={grid}>
      {towns.map((town) => (
        <div key={town.id}>
          <Typography variant="subtitle2" component="h3">
            {town.name}
          </Typography>
          <LineChart
            height={110}
            hideLegend
            title={`Rent in ${town.name} among six towns`}
            margin={4}
            xAxis={[
              {
                data: years,
                scaleType: 'point',
                position: 'none',
                valueFormatter: year,
              },
            ]}
            yAxis={[{ min: 4, max: 14, position: 'none' }]}
            // What comes later is drawn on top.
            series={[
              ...towns
                .filter((other) => other !== town)
                .map(({ id, rent }) => ({ id, data: rent, color: gray })),
              { id: town.id, data: town.rent, color },
            ].map((series) => ({ ...series, showMark: false }))}
            slotProps={{ tooltip: { trigger: 'none' } }}
            axisHighlight={{ x: 'none' }}
            disableLineItemHighlight
          />
        </div>
      ))}
    </Box>
  );
}
