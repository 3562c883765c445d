import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'days', headerName: 'Days', flex: 1, minWidth: 90 },
  { field: 'guest', headerName: 'Guest', flex: 1, minWidth: 90 },
  { field: 'online', headerName: 'Online', type: 'number', width: 80 },
  { field: 'desk', headerName: 'Desk', type: 'number', width: 80 },
];

const rows = [
  { id: 1, days: 'Weekdays', guest: 'Adult', online: 9, desk: 11 },
  { id: 2, days: 'Weekdays', guest: 'Student', online: 6, desk: 7 },
  { id: 3, days: 'Weekend', guest: 'Adult', online: 12, desk: 14 },
  { id: 4, days: 'Weekend', guest: 'Student', online: 8, desk: 9 },
];

function Foot() {
  return (
    <Typography variant="body2" sx={{ p: 2 }}>
      Children under six: free
    </Typography>
  );
}

export default function TableParts() {
  return (
    <div style={{ height: 376, width: '100%' }}>
      <DataGrid
        label="Museum tickets"
        showToolbar
        rows={rows}
        columns={columns}
        columnGroupingModel={[
          {
            groupId: 'price',
            headerName: 'Price (€)',
            children: [{ field: 'online' }, { field: 'desk' }],
          },
        ]}
        columnHeaderHeight={40}
        rowHeight={44}
        rowSpanning
        slots={{ footer: Foot }}
      />
    </div>
  );
}
