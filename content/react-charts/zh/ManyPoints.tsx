import { ScatterChart } from '@mui/x-charts/ScatterChart';

/** The same "measurements" on every visit. */
function randomNumbers(seed: number) {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

const random = randomNumbers(7);
const flights = Array.from({ length: 3000 }, () => {
  const x = 300 + 9000 * random() ** 2;
  return { x, y: 65 + x / 14 + 60 * (random() + random() - 1) };
});

export default function ManyPoints() {
  return (
    <ScatterChart
      height={280}
      hideLegend
      renderer="svg-batch"
      title="3000 次模拟航班的航程与时长"
      xAxis={[{ label: '航程（公里）' }]}
      yAxis={[{ label: '时长（分钟）', min: 0 }]}
      series={[{ data: flights, label: '航班', markerSize: 1.5 }]}
    />
  );
}
