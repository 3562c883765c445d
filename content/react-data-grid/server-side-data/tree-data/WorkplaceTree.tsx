import { useEffect, useState } from 'react';
import Button from '@mui/material/Button';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { ask } from '../ask.js';
import type { Place } from '../bookings.js';

type Row = Place & { depth: number; state: 'closed' | 'loading' | 'open' };

async function placesIn(id: string, depth: number): Promise<Row[]> {
  const places = await ask<Place[]>(`/api/workplaces?in=${id}`);
  return places.map((place) => ({ ...place, depth, state: 'closed' }));
}

export default function WorkplaceTree() {
  const [rows, setRows] = useState<Row[]>();
  useEffect(() => void placesIn('', 0).then(setRows), []);

  const toggle = async ({ id, depth, state }: Row) => {
    const opens = state === 'closed';
    const mark = (row: Row, state: Row['state']): Row =>
      row.id === id ? { ...row, state } : row;
    const shown = rows?.filter((row) => !row.id.startsWith(`${id}-`));
    setRows(shown?.map((row) => mark(row, opens ? 'loading' : 'closed')));
    if (!opens) return;
    const children = await placesIn(id, depth + 1);
    const opened = (row: Row) =>
      row.id === id ? [mark(row, 'open'), ...children] : row;
    setRows((old) => old?.flatMap(opened));
  };
  const columns: GridColDef<Row>[] = [
    {
      field: 'name',
      headerName: 'Workplace',
      flex: 1,
      sortable: false,
      renderCell: ({ row, tabIndex }) => (
        <Button
          tabIndex={tabIndex}
          {...{ disabled: !row.places, loading: row.state === 'loading' }}
          aria-expanded={row.places ? row.state === 'open' : undefined}
          onClick={() => void toggle(row)}
          sx={{ ml: row.depth * 3, '&:disabled': { color: 'inherit' } }}
        >
          {row.places > 0 && (row.state === 'open' ? '− ' : '+ ')}
          {row.name}
        </Button>
      ),
    },
    { field: 'staff', headerName: 'People', type: 'number', sortable: false },
  ];
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Workplaces"
        {...{ columns, rows, loading: !rows }}
        hideFooter
      />
    </div>
  );
}
