import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView, type TreeViewBaseItem } from '@mui/x-tree-view';

const topics: TreeViewBaseItem[] = [
  {
    id: 'town',
    label: 'In town',
    children: [
      { id: 'concerts', label: 'Concerts' },
      { id: 'markets', label: 'Markets' },
    ],
  },
  {
    id: 'council',
    label: 'Council',
    children: [
      { id: 'roads', label: 'Roadworks' },
      { id: 'schools', label: 'Schools' },
      { id: 'votes', label: 'Votes' },
    ],
  },
];
const leaves = topics.flatMap(({ children = [] }) => children);

export default function NewsletterTopics() {
  const [selected, setSelected] = useState(['roads']);
  const count = leaves.filter(({ id }) => selected.includes(id)).length;

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
      <RichTreeView
        aria-label="Topics"
        items={topics}
        multiSelect
        checkboxSelection
        selectionPropagation={{ parents: true, descendants: true }}
        defaultExpandedItems={['town', 'council']}
        selectedItems={selected}
        onSelectedItemsChange={(_, ids) => setSelected(ids)}
      />
      <Typography role="status" variant="body2">
        {`${count} of ${leaves.length} topics`}
      </Typography>
    </Stack>
  );
}
