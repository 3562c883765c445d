import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView, type TreeViewBaseItem } from '@mui/x-tree-view';
import { fetchFolder } from './server.js';

const start: TreeViewBaseItem[] = [
  {
    id: 'photos',
    label: 'Photographs',
    children: [{ id: 'waiting', label: 'Loading…' }],
  },
];

/** Asks three times, and waits longer before each further attempt. */
async function fetchPatiently(folder: string, report: (text: string) => void) {
  for (let attempt = 1; ; attempt += 1) {
    report(`Attempt ${attempt} of 3`);
    try {
      return await fetchFolder(folder, 2);
    } catch (error) {
      if (attempt === 3) throw error;
      await new Promise((done) => setTimeout(done, 500 * 2 ** attempt));
    }
  }
}

export default function PatientServer() {
  const [items, setItems] = useState(start);
  const [status, setStatus] = useState('Open the folder.');

  async function load() {
    try {
      const children = await fetchPatiently('photos', setStatus);
      setItems([{ id: 'photos', label: 'Photographs', children }]);
      setStatus(`${children.length} pictures loaded`);
    } catch {
      setStatus('The server does not answer.');
    }
  }

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
      <RichTreeView
        aria-label="Archive"
        items={items}
        onItemExpansionToggle={(_event, _itemId, isExpanded) => {
          if (isExpanded && items === start) void load();
        }}
      />
      <Typography role="status" variant="body2">
        {status}
      </Typography>
    </Stack>
  );
}
