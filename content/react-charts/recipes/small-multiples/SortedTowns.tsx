import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { grid, towns } from './rents.js';

const increase = (rent: number[]) => rent.at(-1)! / rent[0]! - 1;
const sorted = [...towns].sort((a, b) => increase(b.rent) - increase(a.rent));

export default function SortedTowns() {
  const [shared, setShared] = useState(true);

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch checked={shared} onChange={() => setShared(!shared)} />
        }
        label="The same scale for all"
      />
      <Box sx={grid}>
        {sorted.map(({ id, name, rent }) => (
          <div key={id}>
            <Typography variant="subtitle2" component="h3">
              {name} +{Math.round(100 * increase(rent))}%
            </Typography>
            <SparkLineChart
              height={60}
              area
              baseline="min"
              data={rent}
              yAxis={shared ? { min: 4, max: 14 } : undefined}
              title={`Rent in ${name} since 2018`}
            />
          </div>
        ))}
      </Box>
    </div>
  );
}
