import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

export default function PackingList() {
  const [packed, setPacked] = useState<string[]>(['tent', 'stove']);

  return (
    <Stack sx={{ width: '100%', maxWidth: 320, alignItems: 'flex-start' }}>
      <SimpleTreeView
        aria-label="Packing list"
        sx={{ width: '100%' }}
        multiSelect
        checkboxSelection
        defaultExpandedItems={['sleeping', 'kitchen']}
        selectedItems={packed}
        onSelectedItemsChange={(_, itemIds) => setPacked(itemIds)}
      >
        <TreeItem itemId="sleeping" label="Sleeping">
          <TreeItem itemId="tent" label="Tent" />
          <TreeItem itemId="mat" label="Mat" />
        </TreeItem>
        <TreeItem itemId="kitchen" label="Kitchen">
          <TreeItem itemId="stove" label="Stove" />
          <TreeItem itemId="matches" label="Matches" />
        </TreeItem>
      </SimpleTreeView>
      <Button disabled={packed.length === 0} onClick={() => setPacked([])}>
        Start over
      </Button>
    </Stack>
  );
}
