import { useEffect, useState, type FormEvent } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { columns } from './columns.js';
import { count, readRange, type Trip } from './trips.js';

export default function RidePages() {
  const apiRef = useGridApiRef();
  const [model, setModel] = useState({ page: 0, pageSize: 100 });
  const [answer, setAnswer] = useState<{ of: unknown; rows: Trip[] }>();
  const [wanted, setWanted] = useState<{ id: number }>();
  useEffect(() => {
    let outdated = false;
    void readRange(model.page * model.pageSize, model.pageSize).then((rows) => {
      if (!outdated) setAnswer({ of: model, rows });
    });
    return () => void (outdated = true);
  }, [model]);

  useEffect(() => {
    const grid = apiRef.current;
    if (!wanted || !grid?.getRow(wanted.id)) return;
    grid.scrollToIndexes({ rowIndex: wanted.id - 1, colIndex: 0 });
    grid.setCellFocus(wanted.id, 'id');
    setWanted(undefined);
  }, [apiRef, answer, wanted]);

  const jump = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const ride = Number(new FormData(event.currentTarget).get('ride'));
    const id = Math.min(count, Math.max(1, ride));
    setModel((old) => ({ ...old, page: Math.floor((id - 1) / old.pageSize) }));
    setWanted({ id });
  };

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack component="form" onSubmit={jump} direction="row" spacing={1}>
        <TextField name="ride" label="Ride" type="number" size="small" />
        <Button type="submit">Go to</Button>
      </Stack>
      <DataGrid
        aria-label="Rides"
        apiRef={apiRef}
        rows={answer?.rows ?? []}
        columns={columns}
        loading={answer?.of !== model}
        rowCount={count}
        paginationMode="server"
        paginationModel={model}
        onPaginationModelChange={setModel}
        disableColumnSorting
        disableColumnFilter
        sx={{ height: 400 }}
      />
    </Stack>
  );
}
