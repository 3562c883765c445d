import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView, type TreeViewBaseItem } from '@mui/x-tree-view';

const topics: TreeViewBaseItem[] = [
  {
    id: 'town',
    label: '城里',
    children: [
      { id: 'concerts', label: '音乐会' },
      { id: 'markets', label: '集市' },
    ],
  },
  {
    id: 'council',
    label: '市政',
    children: [
      { id: 'roads', label: '道路施工' },
      { id: 'schools', label: '学校' },
      { id: 'votes', label: '投票' },
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
        aria-label="主题"
        items={topics}
        multiSelect
        checkboxSelection
        selectionPropagation={{ parents: true, descendants: true }}
        defaultExpandedItems={['town', 'council']}
        selectedItems={selected}
        onSelectedItemsChange={(_, ids) => setSelected(ids)}
      />
      <Typography role="status" variant="body2">
        {`已订阅 ${count} / ${leaves.length} 个主题`}
      </Typography>
    </Stack>
  );
}
