import { useRef, useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  RichTreeView,
  useTreeViewApiRef,
  type TreeViewBaseItem,
} from '@mui/x-tree-view';
import { flushSync } from 'react-dom';

const start: TreeViewBaseItem[] = [
  { id: 'flowers', label: 'Flowers' },
  { id: 'batteries', label: 'Batteries' },
];

export default function ShoppingNotes() {
  const apiRef = useTreeViewApiRef();
  const count = useRef(0);
  const [notes, setNotes] = useState(start);

  function add(event: React.MouseEvent) {
    count.current += 1;
    const note = {
      id: `note-${count.current}`,
      label: `Note ${count.current}`,
    };
    flushSync(() => setNotes([...notes, note]));
    apiRef.current?.focusItem(event, note.id);
  }

  return (
    <Stack sx={{ width: '100%', maxWidth: 320, alignItems: 'flex-start' }}>
      <Button onClick={add}>Add a note</Button>
      <RichTreeView
        aria-label="Shopping"
        items={notes}
        apiRef={apiRef}
        sx={{ width: '100%' }}
      />
    </Stack>
  );
}
