import { useEffect, useState } from 'react';
import Button from '@mui/material/Button';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { ask, type Page } from '../ask.js';

type Group = { key: string; count: number; people: number };
type Row = { id: string; label: string; people: number; count?: number };

export default function GroupsFromServer() {
  const [groups, setGroups] = useState<Group[]>();
  const [open, setOpen] = useState<Record<string, Page['rows'] | undefined>>(
    {},
  );

  useEffect(() => {
    void ask<Group[]>('/api/bookings/groups?by=to').then(setGroups);
  }, []);

  const toggle = async (key: string) => {
    if (open[key]) return setOpen((old) => ({ ...old, [key]: undefined }));
    const filter = [{ field: 'to', operator: 'equals', value: key }];
    const query = new URLSearchParams({ filter: JSON.stringify(filter) });
    const page = await ask<Page>(`/api/bookings?end=9&${query}`);
    setOpen((old) => ({ ...old, [key]: page.rows }));
  };

  const rows = groups?.flatMap(({ key, count, people }): Row[] => [
    { id: key, label: key, count, people },
    ...(open[key] ?? []).map((row) => ({
      ...row,
      id: `${row.id}`,
      label: row.name,
    })),
  ]);

  const columns: GridColDef<Row>[] = [
    {
      field: 'label',
      headerName: 'Destination',
      sortable: false,
      flex: 1,
      renderCell: ({ row: { id, label, count }, tabIndex }) =>
        count ? (
          <Button
            {...{ tabIndex, 'aria-expanded': !!open[id] }}
            onClick={() => void toggle(id)}
          >
            {`${open[id] ? '−' : '+'} ${label} (${count})`}
          </Button>
        ) : (
          `— ${label}`
        ),
    },
    { field: 'people', headerName: 'People', type: 'number', sortable: false },
  ];

  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGrid
        aria-label="Bookings by destination"
        {...{ columns, rows, loading: !rows }}
        hideFooter
      />
    </div>
  );
}
