import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView, type TreeViewBaseItem } from '@mui/x-tree-view';

const days: TreeViewBaseItem[] = [
  {
    id: 'tue',
    label: 'Tuesday',
    children: [
      { id: 'tue-9', label: '9 to 11' },
      { id: 'tue-14', label: '14 to 16' },
    ],
  },
  {
    id: 'thu',
    label: 'Thursday',
    children: [{ id: 'thu-18', label: '18 to 20' }],
  },
];
const isDay = (id: string | null) => days.some((day) => day.id === id);

export default function DeliverySlot() {
  const [slot, setSlot] = useState<string | null>(null);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
      <RichTreeView
        aria-label="Time of delivery"
        items={days}
        defaultExpandedItems={['tue']}
        selectedItems={slot}
        onSelectedItemsChange={(_, id) => {
          if (!isDay(id)) setSlot(id);
        }}
      />
      <Typography role="status" variant="body2">
        {slot === null ? 'Choose a time.' : 'Reserved for 10 minutes.'}
      </Typography>
    </Stack>
  );
}
