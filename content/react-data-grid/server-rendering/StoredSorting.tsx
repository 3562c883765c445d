import { useState } from 'react';
import {
  DataGrid,
  type GridColDef,
  type GridSortModel,
} from '@mui/x-data-grid';
import { plants, type Plant } from '../plants.js';

const key = 'sorting-of-plants';
const columns: GridColDef<Plant>[] = [
  { field: 'name', headerName: 'Plant', flex: 1, minWidth: 110 },
  { field: 'price', headerName: 'Price (€)', type: 'number', width: 110 },
  { field: 'stock', headerName: 'In stock', type: 'number', width: 110 },
];

/** Only the browser has a storage. */
function stored(): GridSortModel {
  if (typeof sessionStorage === 'undefined') return [];
  return JSON.parse(sessionStorage.getItem(key) ?? '[]') as GridSortModel;
}

export default function StoredSorting() {
  const [sortModel, setSortModel] = useState(stored);

  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Plants with a remembered order"
        rows={plants}
        columns={columns}
        sortModel={sortModel}
        onSortModelChange={(model) => {
          setSortModel(model);
          sessionStorage.setItem(key, JSON.stringify(model));
        }}
        hideFooter
      />
    </div>
  );
}
