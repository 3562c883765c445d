import {
  ScatterChart,
  type ScatterMarkerProps,
} from '@mui/x-charts/ScatterChart';

/** Delays of trips of 4, 7, 10 … kilometers. */
const trips = (delays: number[]) =>
  delays.map((y, index) => ({ x: 4 + 3 * index, y }));

/** Dots for one series, squares for the other: readable without color. */
function Marker({ seriesId, size, x, y, color, isFaded }: ScatterMarkerProps) {
  const look = { fill: color, opacity: isFaded ? 0.3 : 1 };
  return seriesId === 'night' ? (
    <rect
      x={x - size}
      y={y - size}
      width={2 * size}
      height={2 * size}
      {...look}
    />
  ) : (
    <circle cx={x} cy={y} r={size} {...look} />
  );
}

export default function MarkerShapes() {
  return (
    <ScatterChart
      height={260}
      title="Length and delay of bus trips by day and by night"
      xAxis={[{ label: 'Length (km)' }]}
      yAxis={[{ label: 'Delay (min)' }]}
      series={[
        {
          id: 'day',
          label: 'Day',
          data: trips([2, 5, 4, 8, 11, 10]),
          markerSize: 5,
          highlightScope: { highlight: 'series', fade: 'global' },
        },
        {
          id: 'night',
          label: 'Night',
          data: trips([0, 1, 1, 3, 2, 4]),
          markerSize: 5,
          highlightScope: { highlight: 'series', fade: 'global' },
          labelMarkType: 'square',
        },
      ]}
      slots={{ marker: Marker }}
    />
  );
}
