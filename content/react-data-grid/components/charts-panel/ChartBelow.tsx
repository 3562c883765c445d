import { useState } from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import {
  DataGrid,
  gridFilteredSortedRowEntriesSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { sailings, type Sailing } from '../../sailings.js';

const columns: GridColDef<Sailing>[] = [
  { field: 'id', headerName: 'No.', width: 70 },
  { field: 'to', headerName: 'To', flex: 1, minWidth: 100 },
  { field: 'passengers', headerName: 'Passengers', type: 'number', width: 130 },
  { field: 'cars', headerName: 'Cars', type: 'number', width: 90 },
];

function ChartPanel() {
  const apiRef = useGridApiContext();
  const entries = useGridSelector(apiRef, gridFilteredSortedRowEntriesSelector);
  const [field, setField] = useState<'passengers' | 'cars'>('passengers');
  const rows = entries.map(({ model }) => model as Sailing);
  return (
    <Stack sx={{ p: 1, pt: 2, borderTop: 1, borderColor: 'divider' }}>
      <TextField
        select
        size="small"
        label="Values of the chart"
        value={field}
        onChange={(event) => setField(event.target.value as typeof field)}
      >
        <MenuItem value="passengers">Passengers</MenuItem>
        <MenuItem value="cars">Cars</MenuItem>
      </TextField>
      <BarChart
        height={180}
        title="The sailings of the table as bars"
        xAxis={[{ data: rows.map(({ id }) => id) }]}
        series={[{ data: rows.map((row) => row[field]) }]}
      />
    </Stack>
  );
}

export default function ChartBelow() {
  return (
    <div style={{ height: 560, width: '100%' }}>
      <DataGrid
        label="Sailings"
        rows={sailings}
        columns={columns}
        showToolbar
        slots={{ footer: ChartPanel }}
      />
    </div>
  );
}
