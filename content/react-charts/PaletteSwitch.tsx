import { useState } from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import {
  blueberryTwilightPalette,
  bluePalette,
  cheerfulFiestaPalette,
  mangoFusionPalette,
  rainbowSurgePalette,
  strawberrySkyPalette,
} from '@mui/x-charts/colorPalettes';

const palettes = {
  rainbowSurgePalette,
  blueberryTwilightPalette,
  mangoFusionPalette,
  cheerfulFiestaPalette,
  strawberrySkyPalette,
  bluePalette,
};

export default function PaletteSwitch() {
  const [name, setName] = useState<keyof typeof palettes>(
    'rainbowSurgePalette',
  );

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <TextField
        select
        size="small"
        label="Palette"
        value={name}
        onChange={(event) => setName(event.target.value as typeof name)}
        sx={{ maxWidth: 260 }}
      >
        {Object.keys(palettes).map((one) => (
          <MenuItem key={one} value={one}>
            {one}
          </MenuItem>
        ))}
      </TextField>
      <BarChart
        height={260}
        colors={palettes[name]}
        title="Passengers of four ferry lines in thousands"
        xAxis={[{ data: ['Spring', 'Summer', 'Autumn'] }]}
        series={[
          { data: [31, 58, 27], label: 'North' },
          { data: [24, 49, 30], label: 'Islands' },
          { data: [18, 22, 19], label: 'Harbor' },
          { data: [9, 37, 11], label: 'Lighthouse' },
        ]}
      />
    </Stack>
  );
}
