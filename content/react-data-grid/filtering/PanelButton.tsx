import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { plants, type Plant } from '../plants.js';

const columns: GridColDef<Plant>[] = [
  { field: 'name', headerName: 'Plant', flex: 1, minWidth: 120 },
  { field: 'family', headerName: 'Family', flex: 1, minWidth: 120 },
  { field: 'price', headerName: 'Price', type: 'number', width: 100 },
];

export default function PanelButton() {
  const apiRef = useGridApiRef();

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button
          variant="outlined"
          onClick={() => apiRef.current?.showFilterPanel('price')}
        >
          Filter by price…
        </Button>
        <Button
          onClick={() =>
            apiRef.current?.setFilterModel({
              items: [{ field: 'price', operator: '<', value: 4 }],
            })
          }
        >
          Below 4
        </Button>
      </Stack>
      <div style={{ height: 360 }}>
        <DataGrid
          aria-label="Plants"
          apiRef={apiRef}
          rows={plants}
          columns={columns}
          hideFooter
        />
      </div>
    </Stack>
  );
}
