import { useState } from 'react';
import Button from '@mui/material/Button';
import {
  DataGrid,
  GridRowModes,
  type GridColDef,
  type GridRowModesModel,
} from '@mui/x-data-grid';

const start = [
  { id: 'a', name: 'Noor Aziz', seats: 2 },
  { id: 'b', name: 'Finn Berg', seats: 1 },
];

const columns: GridColDef[] = [
  {
    field: 'name',
    headerName: 'Guest',
    flex: 1,
    editable: true,
  },
  { field: 'seats', headerName: 'Seats', type: 'number', editable: true },
];

export default function AddRow() {
  const [rows, setRows] = useState(start);
  const [modes, setModes] = useState<GridRowModesModel>({});

  const add = () => {
    const id = crypto.randomUUID();
    setRows((old) => [{ id, name: '', seats: 1 }, ...old]);
    setModes((old) => ({
      ...old,
      [id]: { mode: GridRowModes.Edit, fieldToFocus: 'name' },
    }));
  };

  return (
    <div style={{ width: '100%' }}>
      <Button onClick={add}>Add a guest</Button>
      <DataGrid
        aria-label="Guests"
        rows={rows}
        columns={columns}
        editMode="row"
        rowModesModel={modes}
        onRowModesModelChange={setModes}
        onRowEditStop={({ reason }) => {
          if (reason !== 'escapeKeyDown') return;
          setRows((old) => old.filter(({ name }) => name));
        }}
        processRowUpdate={(row) => {
          setRows((old) => old.map((one) => (one.id === row.id ? row : one)));
          return row;
        }}
        hideFooter
      />
    </div>
  );
}
