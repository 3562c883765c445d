import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

const shelves: Record<string, string> = {
  fresh: 'Fresh food',
  cheese: 'Cheese',
  bread: 'Bread',
  drinks: 'Drinks',
};

export default function Stocktaking() {
  const [shelf, setShelf] = useState<string | null>('cheese');

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
      <SimpleTreeView
        aria-label="Shelves"
        defaultExpandedItems={['fresh']}
        selectedItems={shelf}
        onSelectedItemsChange={(_, itemId) => setShelf(itemId)}
      >
        <TreeItem itemId="fresh" label={shelves.fresh}>
          <TreeItem itemId="cheese" label={shelves.cheese} />
          <TreeItem itemId="bread" label={shelves.bread} />
        </TreeItem>
        <TreeItem itemId="drinks" label={shelves.drinks} />
      </SimpleTreeView>
      <Typography role="status">
        {shelf === null ? 'No shelf chosen' : `Now counting: ${shelves[shelf]}`}
      </Typography>
    </Stack>
  );
}
