import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { plants, type Plant } from '../plants.js';

const number = { type: 'number', width: 110, editable: true } as const;

const columns: GridColDef<Plant>[] = [
  { field: 'name', headerName: 'Plant', flex: 1, minWidth: 110 },
  { ...number, field: 'stock', headerName: 'In stock' },
  { ...number, field: 'price', headerName: 'Price' },
];

export default function OneClick() {
  const apiRef = useGridApiRef();

  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Plants, edited with a click"
        apiRef={apiRef}
        rows={plants}
        columns={columns}
        onCellClick={({ id, field, isEditable, cellMode }) => {
          if (isEditable && cellMode === 'view') {
            apiRef.current?.startCellEditMode({ id, field });
          }
        }}
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}
