import { useState } from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { RichTreeView, type TreeViewBaseItem } from '@mui/x-tree-view';

const folders: TreeViewBaseItem[] = [
  {
    id: 'inbox',
    label: '收件箱',
    children: [
      { id: 'bill', label: '电费账单' },
      { id: 'photo', label: '班级合影' },
    ],
  },
  { id: 'home', label: '家庭开支', children: [] },
  { id: 'family', label: '家人', children: [] },
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
        label="选中邮件所在的文件夹"
        disabled={!source}
        value={source?.id ?? 'inbox'}
        onChange={(event) => moveTo(event.target.value)}
      >
        {folders.map(({ id, label }) => (
          <option key={id} value={id} label={label} />
        ))}
      </TextField>
      <RichTreeView
        aria-label="邮件"
        items={items}
        defaultExpandedItems={folderIds}
        selectedItems={mail}
        onSelectedItemsChange={(_, id) => setMail(id)}
      />
    </Stack>
  );
}
