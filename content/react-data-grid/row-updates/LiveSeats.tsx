import { useEffect, useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { sailings, type Sailing } from '../sailings.js';

const columns: GridColDef<Sailing>[] = [
  { field: 'id', headerName: 'No.', width: 70 },
  { field: 'to', headerName: 'To', flex: 1, minWidth: 110 },
  { field: 'passengers', headerName: 'Passengers', type: 'number', width: 120 },
];

export default function LiveSeats() {
  const apiRef = useGridApiRef();
  const [live, setLive] = useState(false);

  useEffect(() => {
    if (!live) return;
    let turn = 0;
    const timer = setInterval(() => {
      const { id } = sailings[(turn += 1) % sailings.length]!;
      const passengers = apiRef.current!.getRow<Sailing>(id)!.passengers + 1;
      apiRef.current!.updateRows([{ id, passengers }]);
    }, 400);
    return () => clearInterval(timer);
  }, [apiRef, live]);

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        label="Tickets are on sale"
        control={<Switch checked={live} />}
        onChange={(_, checked) => setLive(checked)}
      />
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Booked seats"
          apiRef={apiRef}
          rows={sailings}
          columns={columns}
          hideFooter
        />
      </div>
    </div>
  );
}
