import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { areaElementClasses, SparkLineChart } from '@mui/x-charts';

const figures = [
  {
    name: '访客',
    now: '18,204',
    change: '较三月 +12%',
    trend: [11, 12, 10, 13, 15, 14, 16, 18],
  },
  {
    name: '订单',
    now: '642',
    change: '较三月 +4%',
    trend: [590, 612, 570, 604, 633, 618, 640, 642],
  },
  {
    name: '退货',
    now: '31',
    change: '较三月 −9%',
    trend: [48, 44, 46, 39, 41, 36, 34, 31],
  },
];

export default function KpiCards() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
        gap: 2,
        width: '100%',
      }}
    >
      {figures.map(({ name, now, change, trend }) => (
        <Card key={name} variant="outlined">
          <CardContent>
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
              title={`${name}，最近八周`}
            />
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              <bdi>{change}</bdi>
            </Typography>
          </CardContent>
        </Card>
      ))}
    </Box>
  );
}
