import { useState } from 'react';
import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import {
  DataGrid,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid';

const kinds = ['Leak', 'Power', 'Heating'];
const rows = [
  { id: 101, kind: 'Leak', place: 'Oak Street 4', hours: 2 },
  { id: 102, kind: 'Heating', place: 'Mill Lane 9', hours: 5 },
  { id: 103, kind: 'Power', place: 'Oak Street 11', hours: 1 },
  { id: 104, kind: 'Heating', place: 'Harbor 2', hours: 3 },
  { id: 105, kind: 'Leak', place: 'Mill Lane 1', hours: 4 },
  { id: 106, kind: 'Heating', place: 'Park Road 7', hours: 6 },
];
const columns: GridColDef[] = [
  { field: 'kind', headerName: 'Kind', width: 110 },
  { field: 'place', headerName: 'Place', flex: 1 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 90 },
];

export default function FilterByBar() {
  const [filterModel, setFilterModel] = useState<GridFilterModel>({
    items: [],
  });
  const show = (value: string) =>
    setFilterModel({ items: [{ field: 'kind', operator: 'equals', value }] });

  return (
    <Box sx={{ width: '100%' }}>
      <BarChart
        height={180}
        hideLegend
        title="Repairs by kind; a click on a bar filters the table below"
        xAxis={[{ data: kinds }]}
        yAxis={[{ tickMinStep: 1 }]}
        series={[
          {
            label: 'Repairs',
            data: kinds.map((k) => rows.filter((r) => r.kind === k).length),
          },
        ]}
        onAxisClick={(_, data) => data && show(`${data.axisValue}`)}
      />
      <Box sx={{ height: 280 }}>
        <DataGrid
          aria-label="Repairs"
          {...{ rows, columns, filterModel }}
          onFilterModelChange={setFilterModel}
          hideFooter
        />
      </Box>
    </Box>
  );
}
