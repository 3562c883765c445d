import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { RichTreeView, type TreeViewBaseItem } from '@mui/x-tree-view';

const scans: TreeViewBaseItem[] = [
  {
    id: 'letters',
    label: 'Letters',
    children: [
      { id: 'bank', label: 'Bank' },
      { id: 'school', label: 'School' },
    ],
  },
  { id: 'passport', label: 'Passport' },
];

export default function RowActions() {
  const [selected, setSelected] = useState<string[]>(['bank']);
  const [message, setMessage] = useState('');
  const act = (what: string) => setMessage(`${what}: ${selected.length}`);

  return (
    <Stack sx={{ width: '100%', maxWidth: 340 }}>
      <Toolbar
        disableGutters
        variant="dense"
        role="toolbar"
        aria-label="Actions for the selected scans"
      >
        <Button disabled={!selected.length} onClick={() => act('Printed')}>
          Print
        </Button>
        <Button disabled={!selected.length} onClick={() => act('Sent')}>
          Send
        </Button>
      </Toolbar>
      <RichTreeView
        aria-label="Scans"
        items={scans}
        multiSelect
        checkboxSelection
        defaultExpandedItems={['letters']}
        selectedItems={selected}
        onSelectedItemsChange={(_, ids) => setSelected(ids)}
      />
      <Typography role="status" variant="body2">
        {message}
      </Typography>
    </Stack>
  );
}
