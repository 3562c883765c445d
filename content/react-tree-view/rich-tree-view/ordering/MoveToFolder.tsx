import { useState } from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { RichTreeView, type TreeViewBaseItem } from '@mui/x-tree-view';

const folders: TreeViewBaseItem[] = [
  {
    id: 'inbox',
    label: 'Inbox',
    children: [
      { id: 'bill', label: 'Electricity bill' },
      { id: 'photo', label: 'Class photo' },
    ],
  },
  { id: 'home', label: 'Home', children: [] },
  { id: 'family', label: 'Family', children: [] },
];
const folderIds = folders.map(({ id }) => id);

export default function MoveToFolder() {
  const [items, setItems] = useState(folders);
  const [mail, setMail] = useState<string | null>('bill');
  const source = items.find((f) => f.children?.some(({ id }) => id === mail));

  function moveTo(folderId: string) {
    const moved = source!.children!.find(({ id }) => id === mail)!;
    setItems(
      items.map((folder) => {
        const rest = folder.children!.filter((child) => child !== moved);
        const children = folder.id === folderId ? [...rest, moved] : rest;
        return { ...folder, children };
      }),
    );
  }

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <TextField
        select
        slotProps={{ select: { native: true } }}
        label="Folder of the selected mail"
        disabled={!source}
        value={source?.id ?? 'inbox'}
        onChange={(event) => moveTo(event.target.value)}
      >
        {folders.map(({ id, label }) => (
          <option key={id} value={id} label={label} />
        ))}
      </TextField>
      <RichTreeView
        aria-label="Mail"
        items={items}
        defaultExpandedItems={folderIds}
        selectedItems={mail}
        onSelectedItemsChange={(_, id) => setMail(id)}
      />
    </Stack>
  );
}
