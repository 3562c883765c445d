import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PieChart } from '@mui/x-charts/PieChart';

const waste = [
  { label: '纸张', value: 41 },
  { label: '厨余', value: 33 },
  { label: '玻璃', value: 12 },
  { label: '其他', value: 14 },
];

export default function ClickedSlice() {
  const [index, setIndex] = useState<number>();
  const chosen = index === undefined ? undefined : waste[index];

  return (
    <Stack sx={{ width: '100%' }}>
      <PieChart
        height={220}
        title="一间办公室扔掉的垃圾"
        series={[
          {
            data: waste,
            highlightScope: { highlight: 'item', fade: 'global' },
            highlighted: { additionalRadius: 6 },
            faded: { additionalRadius: -6, color: 'gray' },
          },
        ]}
        onItemClick={(_, { dataIndex }) => setIndex(dataIndex)}
      />
      <Typography role="status" sx={{ textAlign: 'center' }}>
        {chosen ? `${chosen.label}：${chosen.value} 公斤／周` : '点击一个扇区'}
      </Typography>
    </Stack>
  );
}
