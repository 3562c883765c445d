import { BarChart, barLabelClasses } from '@mui/x-charts/BarChart';

export default function BarValues() {
  return (
    <BarChart
      height={280}
      colors={['#1565c0', '#bf360c']}
      sx={{ [`& .${barLabelClasses.root}`]: { fill: '#fff' } }}
      title="新游乐场方案的得票（按投票人年龄）"
      xAxis={[{ data: ['18–29', '30–44', '45–59', '60+'] }]}
      yAxis={[{ position: 'none' }]}
      series={[
        { data: [61, 143, 98, 57], label: '攀爬区' },
        { data: [48, 37, 52, 9], label: '戏水区' },
      ]}
      barLabel={({ value }, { bar }) =>
        bar.height > 24 ? String(value) : null
      }
    />
  );
}
