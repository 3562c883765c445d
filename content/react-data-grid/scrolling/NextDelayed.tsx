import { useRef } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  gridExpandedSortedRowEntriesSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';
import { sailings, type Sailing } from '../sailings.js';

const columns: GridColDef<Sailing>[] = [
  { field: 'id', headerName: 'No.', width: 80 },
  { field: 'to', headerName: 'To', width: 140 },
  { field: 'ship', headerName: 'Ship', width: 140 },
  { field: 'departs', headerName: 'Departs', type: 'dateTime', width: 190 },
  { field: 'passengers', headerName: 'Passengers', type: 'number', width: 130 },
  { field: 'status', headerName: 'Status', width: 120 },
];

export default function NextDelayed() {
  const apiRef = useGridApiRef();
  const last = useRef(-1);

  const next = () => {
    const rows = gridExpandedSortedRowEntriesSelector(apiRef);
    const troubled = (index: number) =>
      (rows[index % rows.length]!.model as Sailing).status !== 'on time';
    let index = last.current + 1;
    while (!troubled(index)) index += 1;
    const rowIndex = (last.current = index % rows.length);
    apiRef.current?.scrollToIndexes({ rowIndex, colIndex: 5 });
    apiRef.current?.setCellFocus(rows[rowIndex]!.id, 'status');
  };

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button variant="outlined" onClick={next}>
        Next sailing with a problem
      </Button>
      <div style={{ height: 280, width: '100%' }}>
        <DataGrid
          aria-label="Sailings of the day"
          apiRef={apiRef}
          rows={sailings}
          columns={columns}
          hideFooter
        />
      </div>
    </Stack>
  );
}
