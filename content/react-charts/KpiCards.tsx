import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { areaElementClasses, SparkLineChart } from '@mui/x-charts';

const figures = [
  {
    name: 'Visitors',
    now: '18,204',
    change: '+12% since March',
    trend: [11, 12, 10, 13, 15, 14, 16, 18],
  },
  {
    name: 'Orders',
    now: '642',
    change: '+4% since March',
    trend: [590, 612, 570, 604, 633, 618, 640, 642],
  },
  {
    name: 'Returns',
    now: '31',
    change: '−9% since March',
    trend: [48, 44, 46, 39, 41, 36, 34, 31],
  },
];

export default function KpiCards() {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, width: '100%' }}>
      {figures.map(({ name, now, change, trend }) => (
        <Paper key={name} variant="outlined" sx={{ p: 2, flex: '1 1 150px' }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {name}
          </Typography>
          <Typography variant="h5" component="p">
            {now}
          </Typography>
          <SparkLineChart
            data={trend}
            width={118}
            height={48}
            area
            baseline="min"
            yAxis={{ min: 0.8 * Math.min(...trend) }}
            sx={{ [`& .${areaElementClasses.root}`]: { fillOpacity: 0.2 } }}
            curve="natural"
            color="var(--mui-palette-primary-main)"
            title={`${name}, last eight weeks`}
          />
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            <bdi>{change}</bdi>
          </Typography>
        </Paper>
      ))}
    </Stack>
  );
}
