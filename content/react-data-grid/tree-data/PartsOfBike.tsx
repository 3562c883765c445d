import { useState } from 'react';
import Button from '@mui/material/Button';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { parts, type Part } from './bikeParts.js';

const idOf = (path: string[]) => path.join('/');
const hasParts = (id: string) =>
  parts.some(({ path }) => idOf(path.slice(0, -1)) === id);

export default function PartsOfBike() {
  const [open, setOpen] = useState(['Wheels']);
  const rows = parts.filter(({ path }) =>
    path.slice(1).every((_, at) => open.includes(idOf(path.slice(0, at + 1)))),
  );
  const toggle = (id: string) => {
    const others = open.filter((one) => one !== id);
    setOpen(open.includes(id) ? others : [...open, id]);
  };

  const columns: GridColDef<Part>[] = [
    {
      field: 'path',
      headerName: 'Part',
      flex: 1,
      sortable: false,
      renderCell: ({ row: { path }, tabIndex }) => {
        const id = idOf(path);
        return (
          <Button
            {...{ tabIndex, disabled: !hasParts(id) }}
            aria-expanded={hasParts(id) ? open.includes(id) : undefined}
            onClick={() => toggle(id)}
            sx={{ ml: 3 * path.length - 3, '&:disabled': { color: 'inherit' } }}
          >
            {hasParts(id) && (open.includes(id) ? '− ' : '+ ')}
            {path.at(-1)}
          </Button>
        );
      },
    },
    { field: 'grams', headerName: 'Grams', type: 'number', sortable: false },
  ];
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid
        aria-label="Parts of a bike"
        {...{ rows, columns, getRowId: ({ path }: Part) => idOf(path) }}
        hideFooter
      />
    </div>
  );
}
