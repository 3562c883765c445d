import { useState } from 'react';
import Alert from '@mui/material/Alert';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { plants, type Plant } from '../../plants.js';

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

/** Stands for your server: it takes a second and knows its limits. */
async function saveOnServer(plant: Plant): Promise<Plant> {
  await new Promise((done) => setTimeout(done, 1000));
  if (plant.stock > 100) throw new Error('There is room for 100 pots only.');
  return { ...plant, stock: Math.max(0, Math.round(plant.stock)) };
}

export default function SlowServer() {
  const [message, setMessage] = useState('Change a number.');
  const [failed, setFailed] = useState(false);
  const tell = (text: string, isError = false) => {
    setMessage(text);
    setFailed(isError);
  };

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Stock on the server"
          rows={plants}
          columns={columns}
          processRowUpdate={async (row, old) => {
            if (row.stock === old.stock) return old;
            tell('Saving…');
            const saved = await saveOnServer(row);
            tell(`${saved.name} saved.`);
            return saved;
          }}
          onProcessRowUpdateError={(error: Error) => tell(error.message, true)}
          disableRowSelectionOnClick
          hideFooter
        />
      </div>
      <Alert role="status" severity={failed ? 'error' : 'info'} sx={{ mt: 1 }}>
        {message}
      </Alert>
    </div>
  );
}
