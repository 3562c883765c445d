import { useState } from 'react';
import Button from '@mui/material/Button';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { plants, type Plant } from '../plants.js';

const columns: GridColDef<Plant>[] = [
  { field: 'name', headerName: 'Plant', flex: 1, minWidth: 110 },
  {
    field: 'stock',
    headerName: 'In stock',
    type: 'number',
    width: 120,
    editable: true,
  },
];

export default function UndoEdits() {
  const [steps, setSteps] = useState([plants]);
  const [at, setAt] = useState(0);
  const rows = steps[at]!;
  const undo = () => setAt(Math.max(0, at - 1));
  const redo = () => setAt(Math.min(steps.length - 1, at + 1));

  return (
    <div style={{ width: '100%' }}>
      <Button disabled={at === 0} onClick={undo}>
        Undo
      </Button>
      <Button disabled={at === steps.length - 1} onClick={redo}>
        Redo
      </Button>
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Stock with undo"
          rows={rows}
          columns={columns}
          processRowUpdate={(row, old) => {
            if (row.stock === old.stock) return old;
            const next = rows.map((one) => (one.id === row.id ? row : one));
            setSteps([...steps.slice(0, at + 1), next]);
            setAt(at + 1);
            return row;
          }}
          onCellKeyDown={({ cellMode }, event) => {
            const key = event.key.toLowerCase();
            if (cellMode === 'edit' || !(event.ctrlKey || event.metaKey))
              return;
            if (key === 'z') (event.shiftKey ? redo : undo)();
            if (key === 'y') redo();
          }}
          disableRowSelectionOnClick
          hideFooter
        />
      </div>
    </div>
  );
}
