import { useState } from 'react';
import Alert from '@mui/material/Alert';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { plants, type Plant } from './plants.js';

const euros = new Intl.NumberFormat('en-IE', {
  style: 'currency',
  currency: 'EUR',
});

const columns: GridColDef<Plant>[] = [
  { field: 'name', headerName: 'Plant', flex: 1, minWidth: 130 },
  {
    field: 'sown',
    headerName: 'Sown',
    type: 'date',
    width: 120,
    editable: true,
  },
  {
    field: 'stock',
    headerName: 'In stock',
    type: 'number',
    width: 110,
    editable: true,
  },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 110,
    editable: true,
    valueFormatter: (value: number) => euros.format(value),
  },
  {
    field: 'value',
    headerName: 'Stock value',
    type: 'number',
    width: 130,
    valueGetter: (_, row) => row.stock * row.price,
    valueFormatter: (value: number) => euros.format(value),
  },
];

function checkPlant(plant: Plant): Plant {
  if (plant.stock < 0)
    throw new Error(`${plant.name}: stock can't be negative.`);
  if (plant.price <= 0)
    throw new Error(`${plant.name}: the price must be more than zero.`);
  return plant;
}

export default function EditableStock() {
  const [message, setMessage] = useState('');

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 372 }}>
        <DataGrid
          aria-label="Stock of the nursery"
          rows={plants}
          columns={columns}
          initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
          pageSizeOptions={[5, 10]}
          disableRowSelectionOnClick
          processRowUpdate={(plant) => {
            const checked = checkPlant(plant);
            setMessage('');
            return checked;
          }}
          onProcessRowUpdateError={(error: Error) => setMessage(error.message)}
        />
      </div>
      <Alert severity={message ? 'error' : 'info'} sx={{ mt: 1 }}>
        {message || 'Double-click a cell to edit it.'}
      </Alert>
    </div>
  );
}
