import { useState } from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Reading {
  id: number;
  morning?: number;
  evening?: number;
}

const number = {
  type: 'number',
  flex: 1,
  minWidth: 110,
  editable: true,
} as const;

const columns: GridColDef<Reading>[] = [
  { field: 'id', headerName: 'Day', width: 80 },
  { ...number, field: 'morning', headerName: 'Morning' },
  { ...number, field: 'evening', headerName: 'Evening' },
];

/** There is always one empty row at the end. */
function withEmptyRow(rows: Reading[]): Reading[] {
  const last = rows.at(-1)!;
  const isUsed = last.morning !== undefined || last.evening !== undefined;
  return isUsed ? [...rows, { id: last.id + 1 }] : rows;
}

export default function FastEntry() {
  const [rows, setRows] = useState<Reading[]>([
    { id: 1, morning: 41, evening: 44 },
    { id: 2, morning: 39, evening: 43 },
    { id: 3 },
  ]);

  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Moisture of the bed, two readings a day"
        rows={rows}
        columns={columns}
        disableColumnSorting
        disableRowSelectionOnClick
        processRowUpdate={(row) => {
          setRows((old) =>
            withEmptyRow(old.map((one) => (one.id === row.id ? row : one))),
          );
          return row;
        }}
        hideFooter
      />
    </div>
  );
}
