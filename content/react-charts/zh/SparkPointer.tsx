import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const days = ['周一', '周二', '周三', '周四', '周五', '周六', '周日'];
const minutes = [42, 38, 51, 47, 64, 93, 88];

export default function SparkPointer() {
  const [index, setIndex] = useState(days.length - 1);

  return (
    <Stack sx={{ width: '100%', maxWidth: 320 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        阅读时间，{days[index]}
      </Typography>
      <Typography variant="h5" component="p">
        {minutes[index]} 分钟
      </Typography>
      <SparkLineChart
        data={minutes}
        height={56}
        area
        showHighlight
        axisHighlight={{ x: 'line' }}
        xAxis={{ id: 'days', data: days, scaleType: 'point' }}
        onHighlightedAxisChange={([item]) =>
          setIndex(item?.dataIndex ?? days.length - 1)
        }
        title="最近七天的阅读时间"
      />
    </Stack>
  );
}
