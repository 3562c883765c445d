import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts/LineChart';

const minutes = Array.from({ length: 240 }, (_, minute) => minute);
const pulse = minutes.map((minute) =>
  Math.round(96 + 22 * Math.sin(minute / 31) + 6 * Math.sin(minute * 1.3)),
);

export default function MarksOrNot() {
  const [showMark, setShowMark] = useState(false);

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        label="A mark for each of the 240 values"
        control={
          <Switch
            checked={showMark}
            onChange={(event) => setShowMark(event.target.checked)}
          />
        }
      />
      <LineChart
        height={220}
        skipAnimation
        hideLegend
        title="Pulse during a walk of four hours"
        xAxis={[{ data: minutes, label: 'Minute', max: 239 }]}
        yAxis={[{ width: 40, min: 60 }]}
        series={[{ data: pulse, label: 'Pulse', showMark }]}
      />
    </div>
  );
}
