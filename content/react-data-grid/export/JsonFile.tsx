import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  gridFilteredSortedRowEntriesSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';
import { sailings, type Sailing } from '../sailings.js';

const columns: GridColDef<Sailing>[] = [
  { field: 'id', headerName: 'No.', width: 80 },
  { field: 'to', headerName: 'To', flex: 1, minWidth: 100 },
  { field: 'departs', headerName: 'Departs', type: 'dateTime', width: 190 },
];

function download(name: string, text: string) {
  const url = URL.createObjectURL(new Blob([text]));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

export default function JsonFile() {
  const apiRef = useGridApiRef();
  const save = () => {
    const rows = gridFilteredSortedRowEntriesSelector(apiRef);
    const models = rows.map(({ model }) => model);
    download('sailings.json', JSON.stringify(models, null, 2));
  };

  return (
    <Stack spacing={1} sx={{ width: '100%', alignItems: 'flex-start' }}>
      <Button variant="outlined" onClick={save}>
        Save as JSON
      </Button>
      <div style={{ height: 360, width: '100%' }}>
        <DataGrid
          aria-label="Sailings of the day"
          apiRef={apiRef}
          rows={sailings}
          columns={columns}
          hideFooter
        />
      </div>
    </Stack>
  );
}
