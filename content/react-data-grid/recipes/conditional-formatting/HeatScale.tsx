import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { colors, stepOf, steps } from './scale.js';
import { months, towns, type Town } from './towns.js';

const columns: GridColDef<Town>[] = [
  { field: 'name', headerName: 'Town', flex: 1, minWidth: 120 },
  ...months.map((month): GridColDef<Town, number> => ({
    field: month,
    headerName: month,
    type: 'number',
    width: 80,
    valueGetter: (_, row) => row.values[month],
    cellClassName: ({ value }) => stepOf(value ?? 0),
  })),
];

export default function HeatScale() {
  return (
    <Stack spacing={2} sx={{ width: '100%', ...colors }}>
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Mean temperatures in °C"
          rows={towns}
          columns={columns}
          hideFooter
        />
      </div>
      <Box
        component="ul"
        sx={{ display: 'flex', flexWrap: 'wrap', p: 0, m: 0 }}
      >
        {steps.map(({ label }, index) => (
          <Box
            component="li"
            key={label}
            className={`step-${index}`}
            sx={{ listStyle: 'none', px: 1.5, py: 0.5 }}
          >
            {label}
          </Box>
        ))}
      </Box>
    </Stack>
  );
}
