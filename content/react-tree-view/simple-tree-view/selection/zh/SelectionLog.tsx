import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

const stations = [
  { id: 'harbour', name: '港口' },
  { id: 'market', name: '集市' },
  { id: 'stadium', name: '体育场' },
  { id: 'airport', name: '机场' },
];

export default function SelectionLog() {
  const [change, setChange] = useState('按住 Ctrl 或 ⌘ 可增选车站。');

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
      <SimpleTreeView
        aria-label="车站"
        multiSelect
        onItemSelectionToggle={(_, itemId, isSelected) => {
          const name = stations.find(({ id }) => id === itemId)?.name ?? itemId;
          setChange(isSelected ? `增加：${name}` : `移除：${name}`);
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
