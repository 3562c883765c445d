import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const minutes = [42, 38, 51, 47, 64, 93, 88];

export default function SparkPointer() {
  const [index, setIndex] = useState(days.length - 1);

  return (
    <Stack sx={{ width: '100%', maxWidth: 320 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Reading time, {days[index]}
      </Typography>
      <Typography variant="h5" component="p">
        {minutes[index]} min
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
        title="Reading time of the last seven days"
      />
    </Stack>
  );
}
