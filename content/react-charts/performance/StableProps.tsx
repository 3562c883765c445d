import { useMemo, useState } from 'react';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';

const orders = Array.from({ length: 5000 }, (_, n) => ({
  day: n % 7,
  total: 20 + ((n * 37) % 90) + 9 * (n % 7),
}));
const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const xAxis = [{ data: days }];
const yAxis = [{ width: 60 }];

export default function StableProps() {
  const [note, setNote] = useState('');
  const [least, setLeast] = useState(50);

  // Only a change of `least` makes new series; typing a note doesn't.
  const series = useMemo(() => {
    const sums = days.map(() => 0);
    for (const { day, total } of orders)
      if (total >= least) sums[day]! += total;
    return [{ data: sums }];
  }, [least]);

  return (
    <div style={{ width: '100%' }}>
      <TextField
        size="small"
        type="number"
        label="Orders from (€)"
        value={least}
        onChange={(event) => setLeast(Number(event.target.value))}
      />{' '}
      <TextField
        size="small"
        label="Note"
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <BarChart
        height={220}
        title="Turnover per day of the week"
        xAxis={xAxis}
        yAxis={yAxis}
        series={series}
      />
    </div>
  );
}
