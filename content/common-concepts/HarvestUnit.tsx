import { createContext, useContext, useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { BarChart } from '@mui/x-charts/BarChart';
import { useDrawingArea } from '@mui/x-charts/hooks';

const Unit = createContext('kg');

function NothingHarvested() {
  const { left, top, width, height } = useDrawingArea();
  const unit = useContext(Unit);
  return (
    <text
      x={left + width / 2}
      y={top + height / 2}
      textAnchor="middle"
      fill="currentColor"
    >
      {`0 ${unit} so far`}
    </text>
  );
}

export default function HarvestUnit() {
  const [season, setSeason] = useState(false);
  return (
    <Stack sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={season}
            onChange={(event) => setSeason(event.target.checked)}
          />
        }
        label="Harvest has begun"
      />
      <Unit.Provider value="t">
        <BarChart
          height={220}
          title="Fruit of this year"
          xAxis={[{ data: ['Plums', 'Pears', 'Apples'], scaleType: 'band' }]}
          series={season ? [{ label: 'Harvest', data: [3, 5, 4] }] : []}
          slots={{ noDataOverlay: NothingHarvested }}
          slotProps={{ legend: { position: { horizontal: 'end' } } }}
        />
      </Unit.Provider>
    </Stack>
  );
}
