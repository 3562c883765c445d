import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

const floors = ['ground', 'first'];

export default function OpenAll() {
  const [expanded, setExpanded] = useState<string[]>([]);
  const allOpen = expanded.length === floors.length;

  return (
    <Stack sx={{ width: '100%', maxWidth: 320, alignItems: 'flex-start' }}>
      <Button size="small" onClick={() => setExpanded(allOpen ? [] : floors)}>
        {allOpen ? 'Close all' : 'Open all'}
      </Button>
      <SimpleTreeView
        aria-label="Rooms"
        sx={{ width: '100%' }}
        expandedItems={expanded}
        onExpandedItemsChange={(_, itemIds) => setExpanded(itemIds)}
      >
        <TreeItem itemId="ground" label="Ground floor">
          <TreeItem itemId="reception" label="Reception" />
          <TreeItem itemId="canteen" label="Canteen" />
        </TreeItem>
        <TreeItem itemId="first" label="First floor">
          <TreeItem itemId="library" label="Library" />
          <TreeItem itemId="studio" label="Studio" />
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
