import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

export default function PackingList() {
  const [packed, setPacked] = useState<string[]>(['tent', 'stove']);

  return (
    <Stack sx={{ width: '100%', maxWidth: 320, alignItems: 'flex-start' }}>
      <SimpleTreeView
        aria-label="行李清单"
        sx={{ width: '100%' }}
        multiSelect
        checkboxSelection
        defaultExpandedItems={['sleeping', 'kitchen']}
        selectedItems={packed}
        onSelectedItemsChange={(_, itemIds) => setPacked(itemIds)}
      >
        <TreeItem itemId="sleeping" label="睡眠用品">
          <TreeItem itemId="tent" label="帐篷" />
          <TreeItem itemId="mat" label="防潮垫" />
        </TreeItem>
        <TreeItem itemId="kitchen" label="炊具">
          <TreeItem itemId="stove" label="炉具" />
          <TreeItem itemId="matches" label="火柴" />
        </TreeItem>
      </SimpleTreeView>
      <Button disabled={packed.length === 0} onClick={() => setPacked([])}>
        重新清点
      </Button>
    </Stack>
  );
}
