import { useState } from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { BarChart } from '@mui/x-charts/BarChart';

const rounds = [
  [12, 31, 24, 8],
  [28, 19, 33, 21],
  [17, 26, 9, 35],
];

export default function AnimatedUpdate() {
  const [round, setRound] = useState(0);
  const [skip, setSkip] = useState(false);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={2} sx={{ flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          onClick={() => setRound((round + 1) % rounds.length)}
        >
          Next round
        </Button>
        <FormControlLabel
          control={
            <Switch
              checked={skip}
              onChange={(event) => setSkip(event.target.checked)}
            />
          }
          label="Without animation"
        />
      </Stack>
      <BarChart
        height={240}
        hideLegend
        skipAnimation={skip || undefined}
        title={`Points of four teams in round ${round + 1} of the pub quiz`}
        xAxis={[{ data: ['Owls', 'Foxes', 'Otters', 'Herons'] }]}
        yAxis={[{ max: 40 }]}
        series={[{ data: rounds[round]!, label: 'Points' }]}
      />
    </Stack>
  );
}
