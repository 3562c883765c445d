import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { plants, type Plant } from '../plants.js';
import { useHydrated } from './useHydrated.js';

const columns: GridColDef<Plant>[] = [
  { field: 'name', headerName: 'Plant', flex: 1, minWidth: 110 },
  { field: 'stock', headerName: 'In stock', type: 'number', width: 110 },
];

export default function KeptPlace() {
  const hydrated = useHydrated();
  const [waiting, setWaiting] = useState(false);

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch onChange={(_, checked) => setWaiting(checked)} />}
        label="As before hydration"
      />
      <div style={{ height: 320 }}>
        {hydrated && !waiting ? (
          <DataGrid
            aria-label="Plants"
            rows={plants}
            columns={columns}
            hideFooter
          />
        ) : (
          <Skeleton variant="rounded" width="100%" height="100%" />
        )}
      </div>
    </div>
  );
}
