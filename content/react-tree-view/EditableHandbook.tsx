import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view';
import { handbook } from './handbook.js';

export default function EditableHandbook() {
  const [change, setChange] = useState('Double-click an entry to rename it.');

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <RichTreeView
        aria-label="Team handbook"
        items={handbook}
        defaultExpandedItems={['working', 'reviews']}
        expansionTrigger="iconContainer"
        isItemEditable
        slotProps={{
          item: { slotProps: { labelInput: { 'aria-label': 'New name' } } },
        }}
        onItemLabelChange={(itemId, label) =>
          setChange(`“${itemId}” is now called “${label}”.`)
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
