import Typography from '@mui/material/Typography';
import { ChartsLabelMark } from '@mui/x-charts/ChartsLabel';
import { LineChart } from '@mui/x-charts/LineChart';
import { useLegend } from '@mui/x-charts/hooks';

/** A sentence that explains the lines, with their marks inside of it. */
function Sentence() {
  const [city, village] = useLegend().items.map(({ id, color, label }) => (
    <strong key={id} style={{ whiteSpace: 'nowrap' }}>
      <span style={{ display: 'inline-block', width: 20, height: 12 }}>
        <ChartsLabelMark type="line" color={color} />
      </span>{' '}
      {label}
    </strong>
  ));
  return (
    <Typography variant="body2" component="div">
      Nights are warmer in the {city} than in the {village}.
    </Typography>
  );
}

export default function SentenceLegend() {
  return (
    <LineChart
      height={240}
      title="Lowest temperature of the night, from Monday to Friday"
      xAxis={[
        { scaleType: 'point', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] },
      ]}
      yAxis={[{ label: '°C', min: 8, max: 22 }]}
      series={[
        { label: 'city', data: [17, 18, 18, 20, 19] },
        { label: 'village', data: [12, 13, 12, 15, 14] },
      ]}
      slots={{ legend: Sentence }}
    />
  );
}
