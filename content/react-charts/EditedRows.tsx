import { useState } from 'react';
import Box from '@mui/material/Box';
import { PieChart } from '@mui/x-charts/PieChart';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'label', headerName: 'Item', flex: 1 },
  {
    field: 'value',
    headerName: 'Planned (€)',
    type: 'number',
    width: 130,
    editable: true,
  },
];

export default function EditedRows() {
  const [rows, setRows] = useState([
    { id: 1, label: 'Venue', value: 1200 },
    { id: 2, label: 'Food', value: 1850 },
    { id: 3, label: 'Music', value: 700 },
  ]);
  const sum = rows.reduce((all, { value }) => all + value, 0);

  return (
    <Box sx={{ width: '100%' }}>
      <PieChart
        height={200}
        skipAnimation
        title={`Budget of the party: ${sum} euros`}
        series={[
          {
            data: rows,
            innerRadius: 40,
            valueFormatter: (s) => `${s.value} €`,
          },
        ]}
      />
      <Box sx={{ height: 230 }}>
        <DataGrid
          aria-label="Budget"
          rows={rows}
          columns={columns}
          hideFooter
          processRowUpdate={(row) => {
            setRows(rows.map((old) => (old.id === row.id ? row : old)));
            return row;
          }}
        />
      </Box>
    </Box>
  );
}
