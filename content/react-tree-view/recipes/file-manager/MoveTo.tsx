import { useState } from 'react';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { RichTreeView } from '@mui/x-tree-view';
import { change, drive, type Entry, find } from './drive.js';

/** All folders except this one and what is inside of it. */
const targets = (entries: Entry[], moved: string | null): Entry[] =>
  entries.flatMap((entry) =>
    entry.kind === 'file' || entry.id === moved
      ? []
      : [entry, ...targets(entry.children!, moved)],
  );

export default function MoveTo() {
  const [items, setItems] = useState(drive);
  const [selected, setSelected] = useState<string | null>('members');

  function moveTo(folder: string) {
    const moved = find(items, selected)!;
    setItems(
      change(items, (all, parent) => {
        const others = all.filter(({ id }) => id !== selected);
        return parent === folder ? [...others, moved] : others;
      }),
    );
  }

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <TextField
        select
        size="small"
        label="Move the selected entry to"
        value=""
        disabled={!selected || selected === 'club'}
        onChange={(event) => moveTo(event.target.value)}
      >
        {targets(items, selected).map(({ id, label }) => (
          <MenuItem key={id} value={id}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      <RichTreeView
        aria-label="Drive"
        items={items}
        defaultExpandedItems={['club', 'minutes', 'pictures']}
        selectedItems={selected}
        onSelectedItemsChange={(_, id) => setSelected(id)}
      />
    </Stack>
  );
}
