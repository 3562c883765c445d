import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { parcels, type Parcel } from '../parcels.js';

const columns: GridColDef<Parcel>[] = [
  { field: 'id', headerName: 'Parcel', width: 90 },
  { field: 'recipient', headerName: 'Recipient', flex: 1, minWidth: 130 },
  { field: 'handedIn', headerName: 'Handed in', type: 'date', width: 120 },
];

const rows = parcels.slice(0, 100);
const days = [1, 5, 9, 13];

export default function JumpToRow() {
  const apiRef = useGridApiRef();
  const jump = (day: number) => {
    const rowIndex = rows.findIndex(
      ({ handedIn }) => handedIn.getDate() === day,
    );
    apiRef.current?.scroll({ top: rowIndex * 52 });
    apiRef.current?.setCellFocus(rows[rowIndex]!.id, 'id');
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1}>
        {days.map((day) => (
          <Button key={day} onClick={() => jump(day)}>{`May ${day}`}</Button>
        ))}
      </Stack>
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Parcels"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          disableColumnSorting
          disableColumnFilter
          hideFooter
        />
      </div>
    </Stack>
  );
}
