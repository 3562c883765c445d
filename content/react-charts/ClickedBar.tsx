import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const visitors = [212, 264, 305, 241, 288, 397];

export default function ClickedBar() {
  const [chosen, setChosen] = useState<number>();

  return (
    <Stack sx={{ width: '100%' }}>
      <BarChart
        height={240}
        hideLegend
        title="Visitors of the library on each day"
        xAxis={[{ data: days }]}
        series={[{ data: visitors, label: 'Visitors' }]}
        onAxisClick={(_, data) => setChosen(data?.dataIndex)}
      />
      <Typography role="status" sx={{ textAlign: 'center' }}>
        {chosen === undefined
          ? 'Click a day'
          : `${days[chosen]}: ${visitors[chosen]} visitors`}
      </Typography>
    </Stack>
  );
}
