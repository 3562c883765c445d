import { useEffect, useState } from 'react';
import Button from '@mui/material/Button';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { ask, type Page } from '../ask.js';

type Group = { key: string; count: number; people: number };
type Row = Partial<Group> & { id: string | number; label: string };
type Open = Record<string, Page['rows'] | undefined>;
const groupsByTown = '/api/bookings/groups?by=to';

export default function GroupsFromServer() {
  const [groups, setGroups] = useState<Group[]>();
  const [open, setOpen] = useState<Open>({});

  useEffect(() => void ask<Group[]>(groupsByTown).then(setGroups), []);

  const toggle = async (key: string) => {
    if (open[key]) return setOpen({ ...open, [key]: undefined });
    const filter = [{ field: 'to', operator: 'is', value: key }];
    const query = `end=9&filter=${JSON.stringify(filter)}`;
    const page = await ask<Page>(`/api/bookings?${query}`);
    setOpen((old) => ({ ...old, [key]: page.rows }));
  };

  const rows = groups?.flatMap((group): Row[] => [
    { ...group, id: group.key, label: group.key },
    ...(open[group.key] ?? []).map((row) => ({ ...row, label: row.name })),
  ]);

  const columns: GridColDef<Row>[] = [
    {
      field: 'label',
      headerName: 'Destination',
      sortable: false,
      flex: 1,
      renderCell: ({ row: { label, count }, tabIndex }) =>
        count ? (
          <Button
            {...{ tabIndex, 'aria-expanded': !!open[label] }}
            onClick={() => void toggle(label)}
          >
            {`${open[label] ? '−' : '+'} ${label} (${count})`}
          </Button>
        ) : (
          label
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
