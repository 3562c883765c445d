import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView, type TreeViewBaseItem } from '@mui/x-tree-view';

const days: TreeViewBaseItem[] = [
  {
    id: 'tue',
    label: '星期二',
    children: [
      { id: 'tue-9', label: '9:00–11:00' },
      { id: 'tue-14', label: '14:00–16:00' },
    ],
  },
  {
    id: 'thu',
    label: '星期四',
    children: [{ id: 'thu-18', label: '18:00–20:00' }],
  },
];
const isDay = (id: string | null) => days.some((day) => day.id === id);

export default function DeliverySlot() {
  const [slot, setSlot] = useState<string | null>(null);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
      <RichTreeView
        aria-label="送货时间"
        items={days}
        defaultExpandedItems={['tue']}
        selectedItems={slot}
        onSelectedItemsChange={(_, id) => {
          if (!isDay(id)) setSlot(id);
        }}
      />
      <Typography role="status" variant="body2">
        {slot === null ? '请选择时间段。' : '已为你保留 10 分钟。'}
      </Typography>
    </Stack>
  );
}
