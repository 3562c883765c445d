import { useMemo, useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { plants, type Plant } from '../plants.js';

const name: GridColDef<Plant> = {
  field: 'name',
  headerName: 'Plant',
  flex: 1,
  minWidth: 120,
};

export default function ColumnSets() {
  const [withTax, setWithTax] = useState(true);

  const columns = useMemo<GridColDef<Plant>[]>(
    () => [
      name,
      { field: 'stock', headerName: 'In stock', type: 'number', width: 110 },
      {
        field: 'price',
        headerName: withTax ? 'Price with tax' : 'Price without tax',
        type: 'number',
        width: 160,
        valueGetter: (price: number) => (withTax ? price * 1.07 : price),
        valueFormatter: (price: number) => `€${price.toFixed(2)}`,
      },
    ],
    [withTax],
  );

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <FormControlLabel
        label="Prices with tax"
        control={<Switch checked={withTax} />}
        onChange={(_, checked) => setWithTax(checked)}
      />
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Price list"
          rows={plants}
          columns={columns}
          hideFooter
        />
      </div>
    </Stack>
  );
}
