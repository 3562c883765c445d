import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView, type TreeViewBaseItem } from '@mui/x-tree-view';

const photos: TreeViewBaseItem[] = [
  { id: 'gate', label: 'Garden gate' },
  { id: 'swan', label: 'Swan, blurred' },
  { id: 'thumb', label: 'My thumb' },
  { id: 'sunset', label: 'Sunset' },
];

export default function DeleteWithKey() {
  const [items, setItems] = useState(photos);
  const [focused, setFocused] = useState<string | null>(null);

  const remove = () => setItems(items.filter(({ id }) => id !== focused));

  return (
    <Stack sx={{ width: '100%', maxWidth: 320, alignItems: 'flex-start' }}>
      <RichTreeView
        aria-label="Photos"
        items={items}
        onItemFocus={(_, itemId) => setFocused(itemId)}
        onKeyDown={(event) => {
          if (event.key === 'Delete') remove();
        }}
        sx={{ width: '100%' }}
      />
      <Button disabled={focused === null} onClick={remove}>
        Delete the photo (Del)
      </Button>
    </Stack>
  );
}
