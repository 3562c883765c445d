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
      title="Distance and duration of 3,000 simulated flights"
      xAxis={[{ label: 'Distance (km)' }]}
      yAxis={[{ label: 'Duration (min)', min: 0 }]}
      series={[{ data: flights, label: 'Flights', markerSize: 1.5 }]}
    />
  );
}
