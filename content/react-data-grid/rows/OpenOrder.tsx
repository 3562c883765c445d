import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../orders.js';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'status', headerName: 'Status', width: 100 },
];

export default function OpenOrder() {
  const [order, setOrder] = useState<Order>();

  return (
    <Box sx={{ width: '100%' }}>
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Orders"
          rows={orders}
          columns={columns}
          onRowClick={({ row }) => setOrder(row)}
          onCellKeyDown={({ row }, event) => {
            if (event.key === 'Enter') setOrder(row);
          }}
          hideFooter
          sx={{ '& .MuiDataGrid-row': { cursor: 'pointer' } }}
        />
      </div>
      <Typography role="status" sx={{ mt: 1 }}>
        {order ? `${order.job} (${order.bike})` : 'Click an order.'}
      </Typography>
    </Box>
  );
}
