import { type SyntheticEvent, useState } from 'react';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';
import { RichTreeView, useTreeViewApiRef } from '@mui/x-tree-view';
import { change, drive, find } from './drive.js';

export default function EditDrive() {
  const apiRef = useTreeViewApiRef();
  const [items, setItems] = useState(drive);
  const [selected, setSelected] = useState<string | null>('minutes');
  const [expanded, setExpanded] = useState(['club', 'minutes']);
  const [next, setNext] = useState(1);
  const entry = find(items, selected);

  function create() {
    const id = `new-${next}`;
    const made = { id, label: `New file ${next}.txt`, kind: 'file' as const };
    setItems(
      change(items, (all, parent) =>
        parent === selected ? [...all, made] : all,
      ),
    );
    setNext(next + 1);
    setExpanded([...expanded, selected!]);
  }
  function remove(event: SyntheticEvent) {
    const folder = apiRef.current!.getParentId(selected!);
    if (folder !== null) apiRef.current!.focusItem(event, folder);
    setItems(change(items, (all) => all.filter(({ id }) => id !== selected)));
    setSelected(null);
  }

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 360 }}>
      <ButtonGroup aria-label="Selected entry">
        <Button disabled={entry?.kind !== 'folder'} onClick={create}>
          New file
        </Button>
        <Button disabled={!entry || selected === 'club'} onClick={remove}>
          Delete
        </Button>
      </ButtonGroup>
      <RichTreeView
        aria-label="Drive"
        apiRef={apiRef}
        items={items}
        isItemEditable
        expansionTrigger="iconContainer"
        expandedItems={expanded}
        onExpandedItemsChange={(_, ids) => setExpanded(ids)}
        selectedItems={selected}
        onSelectedItemsChange={(_, id) => setSelected(id)}
        onItemLabelChange={(itemId, label) =>
          setItems((old) =>
            change(old, (all) =>
              all.map((one) => (one.id === itemId ? { ...one, label } : one)),
            ),
          )
        }
      />
    </Stack>
  );
}
