import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

const stations = [
  { id: 'harbor', name: 'Harbor' },
  { id: 'market', name: 'Market' },
  { id: 'stadium', name: 'Stadium' },
  { id: 'airport', name: 'Airport' },
];

export default function SelectionLog() {
  const [change, setChange] = useState('Hold Ctrl or ⌘ to add stations.');

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
      <SimpleTreeView
        aria-label="Stations"
        multiSelect
        onItemSelectionToggle={(_, itemId, isSelected) => {
          const name = stations.find(({ id }) => id === itemId)?.name ?? itemId;
          setChange(isSelected ? `Added: ${name}` : `Removed: ${name}`);
        }}
      >
        {stations.map(({ id, name }) => (
          <TreeItem key={id} itemId={id} label={name} />
        ))}
      </SimpleTreeView>
      <Typography role="status">{change}</Typography>
    </Stack>
  );
}
