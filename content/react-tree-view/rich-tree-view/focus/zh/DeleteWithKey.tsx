import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView, type TreeViewBaseItem } from '@mui/x-tree-view';

const photos: TreeViewBaseItem[] = [
  { id: 'gate', label: '花园的门' },
  { id: 'swan', label: '天鹅（模糊）' },
  { id: 'thumb', label: '我的拇指' },
  { id: 'sunset', label: '日落' },
];

export default function DeleteWithKey() {
  const [items, setItems] = useState(photos);
  const [focused, setFocused] = useState<string | null>(null);

  const remove = () => setItems(items.filter(({ id }) => id !== focused));

  return (
    <Stack sx={{ width: '100%', maxWidth: 320, alignItems: 'flex-start' }}>
      <RichTreeView
        aria-label="照片"
        items={items}
        onItemFocus={(_, itemId) => setFocused(itemId)}
        onKeyDown={(event) => {
          if (event.key === 'Delete') remove();
        }}
        sx={{ width: '100%' }}
      />
      <Button disabled={focused === null} onClick={remove}>
        删除照片（Del）
      </Button>
    </Stack>
  );
}
