import { useState } from 'react';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view';
import { drive, type Entry, find } from './drive.js';

const isFolder = (entry: Entry) => entry.kind === 'folder';
const foldersOf = (entry: Entry) => entry.children?.filter(isFolder);

export default function FolderAndContents() {
  const [selected, setSelected] = useState<string | null>('minutes');
  const contents = find(drive, selected)?.children ?? [];

  return (
    <Stack direction="row" spacing={2} sx={{ width: '100%' }}>
      <RichTreeView
        aria-label="Folders"
        items={drive}
        getItemChildren={foldersOf}
        defaultExpandedItems={['club']}
        expansionTrigger="iconContainer"
        selectedItems={selected}
        onSelectedItemsChange={(_, id) => setSelected(id)}
        sx={{ flex: 1 }}
      />
      <List dense aria-label="Contents of the folder" sx={{ flex: 1 }}>
        {contents.map((entry) => (
          <ListItem key={entry.id}>
            {isFolder(entry) ? `▸ ${entry.label}` : entry.label}
          </ListItem>
        ))}
      </List>
    </Stack>
  );
}
