import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView, type TreeViewBaseItem } from '@mui/x-tree-view';
import { fetchTowns } from './towns.js';

const start: TreeViewBaseItem[] = [
  {
    id: 'north',
    label: 'North county',
    children: [{ id: 'waiting', label: 'Loading…' }],
  },
];

export default function RetryOnError() {
  const [items, setItems] = useState(start);
  const [expanded, setExpanded] = useState<string[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(false);

  async function load() {
    setExpanded(['north']);
    setFailed(false);
    setAttempt(attempt + 1);
    try {
      // The first attempt fails, so that you can see what happens then.
      const children = await fetchTowns(attempt === 0 ? 'nowhere' : 'north');
      setItems(items.map((item) => ({ ...item, children })));
    } catch {
      setExpanded([]);
      setFailed(true);
    }
  }

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 360 }}>
      <RichTreeView
        aria-label="Towns"
        items={items}
        expandedItems={expanded}
        onExpandedItemsChange={(_, ids) => setExpanded(ids)}
        onItemExpansionToggle={(_event, _itemId, isExpanded) => {
          if (isExpanded && items === start) void load();
        }}
      />
      {failed && (
        <Alert
          severity="error"
          action={<Button onClick={load}>Try again</Button>}
        >
          The towns could not be loaded.
        </Alert>
      )}
    </Stack>
  );
}
