import { RadarChart } from '@mui/x-charts/RadarChart';

const metrics = [
  { name: '续航', max: 160, unit: 'km' },
  { name: '载重', min: 80, max: 220, unit: 'kg' },
  { name: '速度', min: 15, max: 45, unit: 'km/h' },
  { name: '充电', max: 60, unit: '%／小时' },
];

const valueFormatter = (value: number, { dataIndex }: { dataIndex: number }) =>
  `${value} ${metrics[dataIndex]!.unit}`;

export default function BikeRadar() {
  return (
    <RadarChart
      height={300}
      title="城市与载货两种电动自行车"
      radar={{ metrics }}
      series={[
        { data: [90, 120, 25, 38], label: '城市', valueFormatter },
        { data: [60, 200, 25, 22], label: '载货', valueFormatter },
      ]}
    />
  );
}
