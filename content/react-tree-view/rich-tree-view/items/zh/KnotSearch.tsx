import { useMemo, useState } from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { RichTreeView, type TreeViewBaseItem } from '@mui/x-tree-view';

const knots: TreeViewBaseItem[] = [
  {
    id: 'loops',
    label: '绳圈',
    children: [
      { id: 'bowline', label: '称人结' },
      { id: 'alpine', label: '阿尔卑斯蝴蝶结' },
    ],
  },
  {
    id: 'hitches',
    label: '系桩结',
    children: [
      { id: 'clove', label: '双套结' },
      { id: 'rolling', label: '轮结' },
    ],
  },
];
const groups = knots.map(({ id }) => id);

export default function KnotSearch() {
  const [query, setQuery] = useState('');
  const [expanded, setExpanded] = useState<string[]>([]);
  const found = useMemo(() => {
    const matches = ({ label }: TreeViewBaseItem) =>
      label.toLowerCase().includes(query.toLowerCase());
    return knots
      .map((knot) => ({ ...knot, children: knot.children?.filter(matches) }))
      .filter((knot) => knot.children?.length);
  }, [query]);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
      <TextField
        label="查找绳结"
        size="small"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <RichTreeView
        aria-label="绳结"
        items={found}
        expandedItems={query ? groups : expanded}
        onExpandedItemsChange={(_, ids) => setExpanded(ids)}
      />
    </Stack>
  );
}
