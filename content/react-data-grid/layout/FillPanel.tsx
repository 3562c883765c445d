import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../orders.js';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'job', headerName: 'Job', flex: 1, minWidth: 140 },
  { field: 'status', headerName: 'Status', width: 110 },
];

export default function FillPanel() {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        height: 400,
        width: '100%',
      }}
    >
      <Typography id="workshop-title" variant="h6" component="p" sx={{ mb: 1 }}>
        Orders in the workshop
      </Typography>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-labelledby="workshop-title"
          rows={orders}
          columns={columns}
          hideFooter
        />
      </Box>
    </Box>
  );
}
