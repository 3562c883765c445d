import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

export default function TicketZones() {
  const [focusable, setFocusable] = useState(true);

  return (
    <Stack sx={{ width: '100%', maxWidth: 320 }}>
      <SimpleTreeView
        key={`${focusable}`}
        aria-label="Seats"
        defaultExpandedItems={['stalls', 'balcony']}
        disabledItemsFocusable={focusable}
      >
        <TreeItem itemId="stalls" label="Stalls">
          <TreeItem
            itemId="stalls-front"
            label="Front rows, sold out"
            disabled
          />
          <TreeItem itemId="stalls-back" label="Back rows" />
        </TreeItem>
        <TreeItem itemId="balcony" label="Balcony, closed today" disabled>
          <TreeItem itemId="balcony-left" label="Left side" />
          <TreeItem itemId="balcony-right" label="Right side" />
        </TreeItem>
      </SimpleTreeView>
      <FormControlLabel
        label="Arrow keys stop at disabled items"
        control={
          <Switch
            checked={focusable}
            onChange={(event) => setFocusable(event.target.checked)}
          />
        }
      />
    </Stack>
  );
}
