import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridOverlay,
  type GridColDef,
  type GridOverlayProps,
} from '@mui/x-data-grid';

interface Repair {
  id: number;
  bike: string;
}

const columns: GridColDef<Repair>[] = [
  { field: 'id', headerName: 'No.', width: 80 },
  { field: 'bike', headerName: 'Bike', flex: 1, minWidth: 120 },
];

function NoRepairs({ onAdd }: GridOverlayProps & { onAdd?: () => void }) {
  return (
    <GridOverlay role="row">
      <Stack role="gridcell" spacing={1}>
        <Typography variant="subtitle2">Nothing to repair today</Typography>
        <Button variant="contained" onClick={onAdd}>
          Take a bike in
        </Button>
      </Stack>
    </GridOverlay>
  );
}

export default function FirstRow() {
  const [rows, setRows] = useState<Repair[]>([]);
  const add = () =>
    setRows((old) => [...old, { id: old.length + 1, bike: 'City bike' }]);

  return (
    <div style={{ height: 280, width: '100%' }}>
      <DataGrid
        aria-label="Repairs"
        rows={rows}
        columns={columns}
        slots={{ noRowsOverlay: NoRepairs }}
        slotProps={{ noRowsOverlay: { onAdd: add } as object }}
        hideFooter
      />
    </div>
  );
}
