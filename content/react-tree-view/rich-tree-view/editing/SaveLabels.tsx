import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView, type TreeViewBaseItem } from '@mui/x-tree-view';

const rooms: TreeViewBaseItem[] = [
  {
    id: 'ground',
    label: 'Ground floor',
    children: [
      { id: 'r1', label: 'Workshop' },
      { id: 'r2', label: 'Storage' },
    ],
  },
];
const slotProps = {
  item: { slotProps: { labelInput: { 'aria-label': 'Name of the room' } } },
};

function rename(
  items: TreeViewBaseItem[],
  id: string,
  label: string,
): TreeViewBaseItem[] {
  return items.map((item) => ({
    ...item,
    label: item.id === id ? label : item.label,
    children: item.children && rename(item.children, id, label),
  }));
}

export default function SaveLabels() {
  const [items, setItems] = useState(rooms);
  const names = items[0]?.children?.map(({ label }) => label).join(', ');

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
      <RichTreeView
        aria-label="Rooms"
        items={items}
        isItemEditable
        onItemLabelChange={(id, label) => setItems(rename(items, id, label))}
        slotProps={slotProps}
        defaultExpandedItems={['ground']}
      />
      <Typography role="status" variant="body2">{`Saved: ${names}`}</Typography>
    </Stack>
  );
}
