import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view';
import { handbook } from '../handbookZh.js';

export default function EditableHandbook() {
  const [change, setChange] = useState('双击一个条目即可重命名。');

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <RichTreeView
        aria-label="团队手册"
        items={handbook}
        defaultExpandedItems={['working', 'reviews']}
        expansionTrigger="iconContainer"
        isItemEditable
        slotProps={{
          item: { slotProps: { labelInput: { 'aria-label': '新名称' } } },
        }}
        onItemLabelChange={(itemId, label) =>
          setChange(`“${itemId}”已改名为“${label}”。`)
        }
      />
      <Typography
        variant="body2"
        role="status"
        sx={{ color: 'text.secondary' }}
      >
        {change}
      </Typography>
    </Stack>
  );
}
