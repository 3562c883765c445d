import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView, type TreeViewBaseItem } from '@mui/x-tree-view';

const contents: TreeViewBaseItem[] = [
  {
    id: 'part-1',
    label: '第一部：离开',
    children: [
      { id: '1', label: '来信' },
      {
        id: '2',
        label: '港口',
        children: [{ id: '2a', label: '守夜' }],
      },
    ],
  },
  { id: 'part-2', label: '第二部：抵达', children: [{ id: '3', label: '雪' }] },
];

function branches(items: TreeViewBaseItem[]): string[] {
  return items.flatMap(({ id, children = [] }) =>
    children.length > 0 ? [id, ...branches(children)] : [],
  );
}
const all = branches(contents);

export default function ExpandEverything() {
  const [expanded, setExpanded] = useState<string[]>([]);

  return (
    <Stack sx={{ width: '100%', maxWidth: 320 }}>
      <Stack direction="row" spacing={1}>
        <Button onClick={() => setExpanded(all)}>全部展开</Button>
        <Button onClick={() => setExpanded([])}>全部收起</Button>
      </Stack>
      <RichTreeView
        aria-label="目录"
        items={contents}
        expandedItems={expanded}
        onExpandedItemsChange={(_, ids) => setExpanded(ids)}
      />
    </Stack>
  );
}
