import { useMemo, useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { plants, type Plant } from '../../plants.js';

const columns: GridColDef<Plant>[] = [
  {
    field: 'name',
    headerName: 'Plant',
    width: 140,
    filterOperators: [
      {
        value: 'wish',
        getApplyFilterFn: (item) => (_, plant) =>
          plant.price <= item.value.price && plant.stock >= item.value.stock,
      },
    ],
  },
  { field: 'stock', headerName: 'In stock', type: 'number', width: 100 },
  { field: 'price', headerName: 'Price', type: 'number', width: 90 },
];

export default function OneItem() {
  const [wish, setWish] = useState({ price: 4, stock: 1 });
  const filterModel = useMemo(
    () => ({ items: [{ field: 'name', operator: 'wish', value: wish }] }),
    [wish],
  );

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={3} sx={{ alignItems: 'center', px: 2 }}>
        <Slider
          aria-label="Highest price"
          value={wish.price}
          onChange={(_, price) => setWish({ ...wish, price })}
          max={9}
          sx={{ width: 160 }}
        />
        <FormControlLabel
          label="In stock"
          control={<Switch checked={wish.stock > 0} />}
          onChange={(_, on) => setWish({ ...wish, stock: on ? 1 : 0 })}
        />
      </Stack>
      <div style={{ height: 360 }}>
        <DataGrid
          aria-label="Plants"
          rows={plants}
          columns={columns}
          filterModel={filterModel}
          disableColumnFilter
        />
      </div>
    </Stack>
  );
}
