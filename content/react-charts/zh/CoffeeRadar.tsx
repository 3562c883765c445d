import { RadarChart } from '@mui/x-charts/RadarChart';

export default function CoffeeRadar() {
  return (
    <RadarChart
      height={300}
      title="两种咖啡的风味（0 到 10 分）"
      desc="埃塞俄比亚的果香浓、偏酸，巴西的更甜、更醇厚。"
      radar={{
        max: 10,
        metrics: ['甜', '酸', '苦', '果香', '坚果香', '醇厚'],
      }}
      series={[
        { data: [5, 8, 3, 9, 2, 3], label: '埃塞俄比亚' },
        { data: [8, 3, 5, 3, 8, 8], label: '巴西' },
      ]}
    />
  );
}
