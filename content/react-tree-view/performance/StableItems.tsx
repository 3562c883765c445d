import { useMemo, useState } from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { RichTreeView } from '@mui/x-tree-view';

const plants = [
  { bed: 'Herbs', names: ['Basil', 'Dill', 'Thyme', 'Sage'] },
  { bed: 'Roots', names: ['Carrot', 'Beet', 'Radish'] },
];

export default function StableItems() {
  const [query, setQuery] = useState('');
  const [comment, setComment] = useState('');

  // A comment doesn't change the items, so the tree has nothing to do for it.
  const items = useMemo(
    () =>
      plants.map(({ bed, names }) => ({
        id: bed,
        label: bed,
        children: names
          .filter((name) => name.toLowerCase().includes(query.toLowerCase()))
          .map((name) => ({ id: name, label: name })),
      })),
    [query],
  );

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <TextField
        size="small"
        label="Search"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <TextField
        size="small"
        label="Comment"
        value={comment}
        onChange={(event) => setComment(event.target.value)}
      />
      <RichTreeView
        aria-label="Plants"
        items={items}
        defaultExpandedItems={plants.map(({ bed }) => bed)}
      />
    </Stack>
  );
}
