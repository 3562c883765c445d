import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView, type TreeViewBaseItem } from '@mui/x-tree-view';

const contents: TreeViewBaseItem[] = [
  {
    id: 'part-1',
    label: 'Part one: leaving',
    children: [
      { id: '1', label: 'The letter' },
      {
        id: '2',
        label: 'The harbor',
        children: [{ id: '2a', label: 'Night watch' }],
      },
    ],
  },
  {
    id: 'part-2',
    label: 'Part two: arriving',
    children: [{ id: '3', label: 'Snow' }],
  },
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
        <Button onClick={() => setExpanded(all)}>Expand all</Button>
        <Button onClick={() => setExpanded([])}>Collapse all</Button>
      </Stack>
      <RichTreeView
        aria-label="Contents"
        items={contents}
        expandedItems={expanded}
        onExpandedItemsChange={(_, ids) => setExpanded(ids)}
      />
    </Stack>
  );
}
