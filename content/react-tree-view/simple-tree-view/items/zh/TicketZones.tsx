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
        aria-label="座位"
        defaultExpandedItems={['stalls', 'balcony']}
        disabledItemsFocusable={focusable}
      >
        <TreeItem itemId="stalls" label="池座">
          <TreeItem itemId="stalls-front" label="前排（已售完）" disabled />
          <TreeItem itemId="stalls-back" label="后排" />
        </TreeItem>
        <TreeItem itemId="balcony" label="楼座（今日不开放）" disabled>
          <TreeItem itemId="balcony-left" label="左侧" />
          <TreeItem itemId="balcony-right" label="右侧" />
        </TreeItem>
      </SimpleTreeView>
      <FormControlLabel
        label="方向键可停在禁用的条目上"
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
