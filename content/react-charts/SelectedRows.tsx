import { useState } from 'react';
import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import {
  DataGrid,
  type GridColDef,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';

const rows = [
  { id: 1, town: 'Aldorf', libraries: 3, loans: 41200 },
  { id: 2, town: 'Birkenfeld', libraries: 1, loans: 12800 },
  { id: 3, town: 'Cronstedt', libraries: 5, loans: 87500 },
  { id: 4, town: 'Dornbach', libraries: 2, loans: 30100 },
];
const columns: GridColDef[] = [
  { field: 'town', headerName: 'Town', flex: 1, minWidth: 110 },
  { field: 'libraries', headerName: 'Libraries', type: 'number', width: 96 },
  { field: 'loans', headerName: 'Loans', type: 'number', width: 84 },
];

export default function SelectedRows() {
  const [selected, setSelected] = useState<GridRowSelectionModel>({
    type: 'exclude',
    ids: new Set(),
  });
  const isShown = (id: number) =>
    selected.ids.has(id) === (selected.type === 'include');

  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        height={200}
        hideLegend
        title="Loans per year in the chosen towns"
        dataset={rows.filter(({ id }) => isShown(id))}
        xAxis={[{ dataKey: 'town', scaleType: 'band' }]}
        yAxis={[{ width: 64 }]}
        series={[{ dataKey: 'loans', label: 'Loans' }]}
      />
      <Box sx={{ height: 300 }}>
        <DataGrid
          aria-label="Libraries of the towns"
          rows={rows}
          columns={columns}
          checkboxSelection
          hideFooter
          rowSelectionModel={selected}
          onRowSelectionModelChange={setSelected}
        />
      </Box>
    </Box>
  );
}
