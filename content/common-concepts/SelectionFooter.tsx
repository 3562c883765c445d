import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridRowSelectionCountSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { mails } from './mails.js';

const columns: GridColDef[] = [
  { field: 'subject', headerName: 'Subject', flex: 1 },
  { field: 'sender', headerName: 'From', width: 130 },
];

function MailFooter() {
  const apiRef = useGridApiContext();
  const count = useGridSelector(apiRef, gridRowSelectionCountSelector);
  return (
    <Stack
      direction="row"
      sx={{ px: 2, minHeight: 52, alignItems: 'center', gap: 2 }}
    >
      <Typography variant="body2" role="status" sx={{ flex: 1 }}>
        {`${count} selected`}
      </Typography>
      <Button
        size="small"
        disabled={count === 0}
        onClick={() =>
          apiRef.current.setRowSelectionModel({
            type: 'include',
            ids: new Set(),
          })
        }
      >
        Clear
      </Button>
    </Stack>
  );
}

export default function SelectionFooter() {
  return (
    <div style={{ height: 270, width: '100%' }}>
      <DataGrid
        aria-label="Inbox"
        rows={mails}
        columns={columns}
        checkboxSelection
        slots={{ footer: MailFooter }}
      />
    </div>
  );
}
