import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView, type TreeViewBaseItem } from '@mui/x-tree-view';

const safety: TreeViewBaseItem[] = [
  {
    id: 'fire',
    label: 'Fire',
    children: [{ id: 'fire-exits', label: 'Exits are on both sides.' }],
  },
  {
    id: 'power',
    label: 'Power cut',
    children: [{ id: 'power-lamps', label: 'Lamps are under the desk.' }],
  },
];

export default function OpenedOnce() {
  const [read, setRead] = useState<readonly string[]>([]);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
      <RichTreeView
        aria-label="Safety on the boat"
        items={safety}
        onItemExpansionToggle={(_, id, isExpanded) => {
          if (isExpanded && !read.includes(id)) setRead([...read, id]);
        }}
      />
      <Typography role="status" variant="body2">
        {read.length === safety.length
          ? 'You have read everything. Welcome aboard!'
          : `Still to read: ${safety.length - read.length}`}
      </Typography>
    </Stack>
  );
}
