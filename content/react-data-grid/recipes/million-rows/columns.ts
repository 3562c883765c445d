import type { GridColDef } from '@mui/x-data-grid';
import type { Trip } from './trips.js';

export const columns: GridColDef<Trip>[] = [
  { field: 'id', headerName: 'Ride', type: 'number', width: 100 },
  { field: 'from', headerName: 'From', flex: 1, minWidth: 130 },
  { field: 'to', headerName: 'To', flex: 1, minWidth: 130 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 100 },
];
