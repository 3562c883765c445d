import { useState } from 'react';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { plants, type Plant } from '../../plants.js';

const columns: GridColDef<Plant>[] = [
  { field: 'name', headerName: 'Plant', flex: 1, minWidth: 100 },
  { field: 'price', headerName: 'Price (€)', type: 'number', width: 90 },
  {
    field: 'stock',
    headerName: 'In stock',
    type: 'number',
    editable: true,
    width: 100,
  },
];

const fewPlants = plants.slice(0, 5);

const refuseNegative = async (plant: Plant) => {
  if (plant.stock < 0) throw new Error('less than nothing');
  return plant;
};

export default function TestableStock({
  rows = fewPlants,
  save = refuseNegative,
}) {
  const [text, setText] = useState('Change a stock.');

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Stock"
          rows={rows}
          columns={columns}
          processRowUpdate={async (plant: Plant) => {
            const saved = await save(plant);
            setText(`Saved: ${saved.name}, ${saved.stock}`);
            return saved;
          }}
          onProcessRowUpdateError={(error: Error) =>
            setText(`Not saved: ${error.message}`)
          }
          hideFooter
        />
      </div>
      <div role="status">{text}</div>
    </Stack>
  );
}
