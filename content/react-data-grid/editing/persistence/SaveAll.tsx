import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { plants, type Plant } from '../../plants.js';

const columns: GridColDef<Plant>[] = [
  { field: 'name', headerName: 'Plant', flex: 1, minWidth: 110 },
  {
    field: 'stock',
    headerName: 'Counted',
    type: 'number',
    width: 120,
    editable: true,
  },
];

export default function SaveAll() {
  const [saved, setSaved] = useState(plants);
  const [rows, setRows] = useState(plants);
  const stockBefore = new Map(saved.map(({ id, stock }) => [id, stock]));
  const changed = rows.filter(({ id, stock }) => stock !== stockBefore.get(id));

  return (
    <div style={{ width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <Button
          variant="contained"
          disabled={changed.length === 0}
          onClick={() => setSaved(rows)}
        >
          {`Save ${changed.length} changes`}
        </Button>
        <Button disabled={changed.length === 0} onClick={() => setRows(saved)}>
          Discard
        </Button>
      </Stack>
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Stocktaking"
          rows={rows}
          columns={columns}
          processRowUpdate={(row) => {
            setRows((old) => old.map((one) => (one.id === row.id ? row : one)));
            return row;
          }}
          getRowClassName={({ row }) =>
            changed.includes(row) ? 'changed' : ''
          }
          disableRowSelectionOnClick
          hideFooter
          sx={{ '& .changed': { fontWeight: 700, bgcolor: 'action.hover' } }}
        />
      </div>
    </div>
  );
}
