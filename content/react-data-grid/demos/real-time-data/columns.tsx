import Chip from '@mui/material/Chip';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import type { GridColDef } from '@mui/x-data-grid';
import type { Station } from './stations.js';

const colors = new Map<string, 'success' | 'default' | 'error'>([
  ['running', 'success'],
  ['standby', 'default'],
  ['fault', 'error'],
]);

export const columns: GridColDef<Station>[] = [
  { field: 'name', headerName: 'Station', flex: 1, minWidth: 140 },
  {
    field: 'region',
    headerName: 'Region',
    type: 'singleSelect',
    valueOptions: ['North', 'Coast', 'Valley', 'South'],
    width: 110,
  },
  {
    field: 'source',
    headerName: 'Source',
    type: 'singleSelect',
    valueOptions: ['Wind', 'Solar', 'Hydro', 'Gas'],
    width: 110,
  },
  {
    field: 'state',
    headerName: 'State',
    type: 'singleSelect',
    valueOptions: ['running', 'standby', 'fault'],
    width: 120,
    display: 'flex',
    renderCell: ({ row }) => (
      <Chip
        size="small"
        label={row.state}
        color={colors.get(row.state)!}
        variant="outlined"
      />
    ),
  },
  {
    field: 'output',
    headerName: 'Output (MW)',
    type: 'number',
    width: 130,
    valueFormatter: (value: number) => value.toFixed(1),
  },
  {
    field: 'load',
    headerName: 'Load',
    type: 'number',
    width: 90,
    valueGetter: (_, row) => row.output / row.capacity,
    valueFormatter: (value: number) => `${Math.round(value * 100)} %`,
  },
  {
    field: 'history',
    headerName: 'Last minute',
    width: 170,
    sortable: false,
    filterable: false,
    disableExport: true,
    display: 'flex',
    renderCell: ({ row }) => (
      <SparkLineChart
        data={row.history}
        width={150}
        height={36}
        yAxis={{ min: 0, max: row.capacity }}
      />
    ),
  },
];
