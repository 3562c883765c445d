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
  { id: 'flowers', label: '鲜花' },
  { id: 'batteries', label: '电池' },
];

export default function ShoppingNotes() {
  const apiRef = useTreeViewApiRef();
  const count = useRef(0);
  const [notes, setNotes] = useState(start);

  function add(event: React.MouseEvent) {
    count.current += 1;
    const note = {
      id: `note-${count.current}`,
      label: `便笺 ${count.current}`,
    };
    flushSync(() => setNotes([...notes, note]));
    apiRef.current?.focusItem(event, note.id);
  }

  return (
    <Stack sx={{ width: '100%', maxWidth: 320, alignItems: 'flex-start' }}>
      <Button onClick={add}>添加便笺</Button>
      <RichTreeView
        aria-label="购物清单"
        items={notes}
        apiRef={apiRef}
        sx={{ width: '100%' }}
      />
    </Stack>
  );
}
