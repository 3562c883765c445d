import { useEffect, useState } from 'react';
import Alert from '@mui/material/Alert';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { plants, type Plant } from '../../plants.js';

const columns: GridColDef<Plant>[] = [
  { field: 'name', headerName: 'Plant', flex: 1, minWidth: 110 },
  { field: 'family', headerName: 'Family', flex: 1, minWidth: 110 },
];

const slowly = () =>
  new Promise<Plant[]>((resolve) => {
    setTimeout(resolve, 1500, plants.slice(0, 4));
  });

export default function LoadedPlants({ load = slowly }) {
  const [rows, setRows] = useState<Plant[]>();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    let current = true;
    load().then(
      (answer) => current && setRows(answer),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [load]);

  if (failed) return <Alert severity="error">No plants could be loaded.</Alert>;
  return (
    <div style={{ height: 270, width: '100%' }}>
      <DataGrid
        aria-label="Loaded plants"
        rows={rows ?? []}
        columns={columns}
        loading={!rows}
        hideFooter
      />
    </div>
  );
}
