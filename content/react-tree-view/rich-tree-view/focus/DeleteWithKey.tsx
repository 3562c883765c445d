import { type SyntheticEvent, useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  RichTreeView,
  type TreeViewBaseItem,
  useTreeViewApiRef,
} from '@mui/x-tree-view';

const photos: TreeViewBaseItem[] = [
  { id: 'gate', label: 'Garden gate' },
  { id: 'swan', label: 'Swan, blurred' },
  { id: 'thumb', label: 'My thumb' },
  { id: 'sunset', label: 'Sunset' },
];

export default function DeleteWithKey() {
  const apiRef = useTreeViewApiRef();
  const [items, setItems] = useState(photos);
  const [focused, setFocused] = useState<string | null>(null);

  function remove(event: SyntheticEvent) {
    const at = items.findIndex(({ id }) => id === focused);
    const next = items[at + 1] ?? items[at - 1];
    if (next) apiRef.current!.focusItem(event, next.id);
    else setFocused(null);
    setItems(items.filter(({ id }) => id !== focused));
  }

  return (
    <Stack sx={{ width: '100%', maxWidth: 320, alignItems: 'flex-start' }}>
      <RichTreeView
        aria-label="Photos"
        apiRef={apiRef}
        items={items}
        onItemFocus={(_, itemId) => setFocused(itemId)}
        onKeyDown={(event) => {
          if (event.key === 'Delete') remove(event);
        }}
        sx={{ width: '100%' }}
      />
      <Button disabled={focused === null} onClick={remove}>
        Delete the photo (Del)
      </Button>
    </Stack>
  );
}
