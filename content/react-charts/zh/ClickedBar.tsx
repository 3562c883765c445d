import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

const days = ['周一', '周二', '周三', '周四', '周五', '周六'];
const visitors = [212, 264, 305, 241, 288, 397];

export default function ClickedBar() {
  const [chosen, setChosen] = useState<number>();

  return (
    <Stack sx={{ width: '100%' }}>
      <BarChart
        height={240}
        hideLegend
        title="图书馆每天的到访人数"
        xAxis={[{ data: days }]}
        series={[{ data: visitors, label: '到访人数' }]}
        onAxisClick={(_, data) => setChosen(data?.dataIndex)}
      />
      <Typography role="status" sx={{ textAlign: 'center' }}>
        {chosen === undefined
          ? '点击某一天'
          : `${days[chosen]}：${visitors[chosen]} 人`}
      </Typography>
    </Stack>
  );
}
