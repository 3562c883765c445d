import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts/LineChart';

const humidity = [54, 55, 57, 61, null, null, null, 66, 64, 60, 58, 57];

export default function SensorGap() {
  const [connectNulls, setConnectNulls] = useState(false);

  return (
    <Stack sx={{ width: '100%' }}>
      <FormControlLabel
        label="跨过空缺相连"
        control={
          <Switch
            checked={connectNulls}
            onChange={(event) => setConnectNulls(event.target.checked)}
          />
        }
      />
      <LineChart
        height={220}
        hideLegend
        title="档案室湿度，传感器有三小时没有数据"
        xAxis={[
          {
            data: humidity.map((_, hour) => hour + 8),
            valueFormatter: (hour: number) => `${hour}:00`,
          },
        ]}
        yAxis={[
          { min: 40, max: 80, valueFormatter: (value: number) => `${value}%` },
        ]}
        series={[{ data: humidity, label: '湿度', connectNulls }]}
      />
    </Stack>
  );
}
