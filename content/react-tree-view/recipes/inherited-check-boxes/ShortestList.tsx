import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView, type TreeViewBaseItem } from '@mui/x-tree-view';
import { rights } from './rights.js';

const both = { parents: true, descendants: true };

/** The topmost selected items: each stands for everything inside. */
const shortest = (items: TreeViewBaseItem[], selected: string[]): string[] =>
  items.flatMap(({ id, children }) =>
    selected.includes(id) ? [id] : shortest(children ?? [], selected),
  );

export default function ShortestList() {
  const [selected, setSelected] = useState([
    'products',
    'products-edit',
    'products-price',
    'orders-read',
  ]);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <RichTreeView
        aria-label="Rights"
        items={rights}
        multiSelect
        checkboxSelection
        selectionPropagation={both}
        defaultExpandedItems={['shop', 'orders', 'products']}
        selectedItems={selected}
        onSelectedItemsChange={(_, ids) => setSelected(ids)}
      />
      <Typography variant="body2">
        To be saved: {shortest(rights, selected).join(', ') || '–'}
      </Typography>
    </Stack>
  );
}
