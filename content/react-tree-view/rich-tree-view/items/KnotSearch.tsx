import { useMemo, useState } from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { RichTreeView, type TreeViewBaseItem } from '@mui/x-tree-view';

const knots: TreeViewBaseItem[] = [
  {
    id: 'loops',
    label: 'Loops',
    children: [
      { id: 'bowline', label: 'Bowline' },
      { id: 'alpine', label: 'Alpine butterfly' },
    ],
  },
  {
    id: 'hitches',
    label: 'Hitches',
    children: [
      { id: 'clove', label: 'Clove hitch' },
      { id: 'rolling', label: 'Rolling hitch' },
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
        label="Find a knot"
        size="small"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <RichTreeView
        aria-label="Knots"
        items={found}
        expandedItems={query ? groups : expanded}
        onExpandedItemsChange={(_, ids) => setExpanded(ids)}
      />
    </Stack>
  );
}
