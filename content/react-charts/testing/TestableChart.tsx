import { useState } from 'react';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';

export interface Floor {
  name: string;
  rooms: number;
}

const floors: Floor[] = [
  { name: 'Ground floor', rooms: 4 },
  { name: 'First floor', rooms: 9 },
  { name: 'Attic', rooms: 3 },
];

/** Series have ids, sizes can be given: both make tests simple. */
export default function TestableChart({ width }: { width?: number }) {
  const [chosen, setChosen] = useState<Floor>();

  return (
    <div style={{ width: '100%' }}>
      <BarChart
        width={width}
        height={220}
        title="Rooms per floor"
        xAxis={[{ data: floors.map(({ name }) => name) }]}
        series={[{ id: 'rooms', data: floors.map(({ rooms }) => rooms) }]}
        onItemClick={(_, { dataIndex }) => setChosen(floors[dataIndex])}
      />
      <Typography role="status">
        {chosen ? `${chosen.name}: ${chosen.rooms}` : 'Click a bar'}
      </Typography>
    </div>
  );
}
