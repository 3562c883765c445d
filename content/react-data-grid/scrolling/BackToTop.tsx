import { useEffect, useState } from 'react';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { parcels, type Parcel } from '../parcels.js';

const columns: GridColDef<Parcel>[] = [
  { field: 'id', headerName: 'Parcel', width: 90 },
  { field: 'recipient', headerName: 'Recipient', flex: 1, minWidth: 130 },
  { field: 'town', headerName: 'Town', flex: 1, minWidth: 110 },
];

const rows = parcels.slice(0, 100);

export default function BackToTop() {
  const apiRef = useGridApiRef();
  const [top, setTop] = useState(0);

  useEffect(
    () =>
      apiRef.current?.subscribeEvent('scrollPositionChange', (position) =>
        setTop(position.top),
      ),
    [apiRef],
  );

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button
        disabled={top < 100}
        onClick={() => apiRef.current?.scroll({ top: 0 })}
      >
        Back to the top
      </Button>
      <LinearProgress
        aria-label="How far you have read"
        variant="determinate"
        value={Math.min(100, top / 49.5)}
        sx={{ width: '100%' }}
      />
      <div style={{ height: 320, width: '100%' }}>
        <DataGrid
          aria-label="Parcels"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          hideFooter
        />
      </div>
    </Stack>
  );
}
