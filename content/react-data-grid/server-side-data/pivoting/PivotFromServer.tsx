import { useEffect, useState } from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { ask } from '../ask.js';

interface Answer {
  columns: string[];
  rows: { key: string; cells: Record<string, { people: number }> }[];
}
type Row = Answer['rows'][number];

export default function PivotFromServer() {
  const [by, setBy] = useState('to');
  const [answer, setAnswer] = useState<{ by: string } & Answer>();

  useEffect(() => {
    let current = true;
    const query = new URLSearchParams({ rows: by, columns: 'month' });
    void ask<Answer>(`/api/bookings/pivot?${query}`).then((result) => {
      if (current) setAnswer({ by, ...result });
    });
    return () => {
      current = false;
    };
  }, [by]);
  const columns: GridColDef<Row>[] = [
    { field: 'key', headerName: 'People', flex: 1, minWidth: 120 },
    ...(answer?.columns ?? []).map((month): GridColDef<Row> => ({
      field: month,
      type: 'number',
      width: 100,
      valueGetter: (_, row) => row.cells[month]?.people ?? 0,
    })),
  ];

  return (
    <div style={{ width: '100%' }}>
      <ToggleButtonGroup
        aria-label="Rows"
        exclusive
        value={by}
        onChange={(_, value: string | null) => setBy(value ?? by)}
      >
        <ToggleButton value="to">By destination</ToggleButton>
        <ToggleButton value="status">By status</ToggleButton>
      </ToggleButtonGroup>
      <div style={{ height: 240 }}>
        <DataGrid
          aria-label="People by month"
          getRowId={(row) => row.key}
          rows={answer?.rows ?? []}
          columns={columns}
          loading={answer?.by !== by}
          hideFooter
        />
      </div>
    </div>
  );
}
