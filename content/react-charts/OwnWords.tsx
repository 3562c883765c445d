import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts/LineChart';

export default function OwnWords() {
  const [loading, setLoading] = useState(false);

  return (
    <Stack sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={loading}
            onChange={(event) => setLoading(event.target.checked)}
          />
        }
        label="Waiting for the tide gauge"
      />
      <LineChart
        height={220}
        loading={loading}
        localeText={{
          loading: 'Asking the tide gauge…',
          noData: 'Nothing measured today',
        }}
        title="Water level in the harbor today"
        xAxis={[{ data: [], min: 0, max: 24, label: 'Hour' }]}
        yAxis={[{ min: 0, max: 6, label: 'Level (m)' }]}
        series={[]}
      />
    </Stack>
  );
}
