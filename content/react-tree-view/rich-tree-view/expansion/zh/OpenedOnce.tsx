import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView, type TreeViewBaseItem } from '@mui/x-tree-view';

const safety: TreeViewBaseItem[] = [
  {
    id: 'fire',
    label: '火灾',
    children: [{ id: 'fire-exits', label: '两侧都有出口。' }],
  },
  {
    id: 'power',
    label: '停电',
    children: [{ id: 'power-lamps', label: '桌下有应急灯。' }],
  },
];

export default function OpenedOnce() {
  const [read, setRead] = useState<readonly string[]>([]);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
      <RichTreeView
        aria-label="乘船安全"
        items={safety}
        onItemExpansionToggle={(_, id, isExpanded) => {
          if (isExpanded && !read.includes(id)) setRead([...read, id]);
        }}
      />
      <Typography role="status" variant="body2">
        {read.length === safety.length
          ? '已全部读完，欢迎登船！'
          : `还有 ${safety.length - read.length} 项未读`}
      </Typography>
    </Stack>
  );
}
