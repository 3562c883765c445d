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

const columns: GridColDef[] = [
  { field: 'subject', headerName: 'Subject', flex: 1 },
  { field: 'sender', headerName: 'From', width: 130 },
];

const rows = [
  { id: 1, subject: 'Your ticket for Friday', sender: 'City Theater' },
  { id: 2, subject: 'Invoice 2025-118', sender: 'Paper & Ink' },
  { id: 3, subject: 'Lunch on Thursday?', sender: 'Noor' },
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
        rows={rows}
        columns={columns}
        checkboxSelection
        slots={{ footer: MailFooter }}
      />
    </div>
  );
}
