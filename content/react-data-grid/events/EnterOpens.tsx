import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../orders.js';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
  { field: 'job', headerName: 'Job', flex: 1, minWidth: 140, editable: true },
];

export default function EnterOpens() {
  const [opened, setOpened] = useState<Order | null>(null);

  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Orders"
        rows={orders}
        columns={columns}
        onCellKeyDown={({ row, cellMode }, event) => {
          if (event.key !== 'Enter' || cellMode === 'edit') return;
          event.defaultMuiPrevented = true;
          event.preventDefault();
          setOpened(row as Order);
        }}
        hideFooter
      />
      <Dialog open={opened !== null} onClose={() => setOpened(null)}>
        <DialogTitle>{opened?.job}</DialogTitle>
        <DialogActions>
          <Button autoFocus onClick={() => setOpened(null)}>
            Close
          </Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}
