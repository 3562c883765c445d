import {
  DataGrid,
  GridCellEditStopReasons,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';
import { plants, type Plant } from '../../plants.js';

const number = { type: 'number', width: 110, editable: true } as const;

const columns: GridColDef<Plant>[] = [
  { field: 'name', headerName: 'Plant', flex: 1, minWidth: 110 },
  { ...number, field: 'stock', headerName: 'In stock' },
  { ...number, field: 'price', headerName: 'Price' },
];

export default function EnterGoesOn() {
  const apiRef = useGridApiRef();

  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Plants; Enter goes to the next column"
        apiRef={apiRef}
        rows={plants}
        columns={columns}
        onCellEditStop={({ id, field, reason }, event) => {
          if (reason !== GridCellEditStopReasons.enterKeyDown) return;
          event.defaultMuiPrevented = true;
          apiRef.current?.stopCellEditMode({
            id,
            field,
            cellToFocusAfter: 'right',
          });
        }}
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}
