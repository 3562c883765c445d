import { useState } from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { RichTreeView } from '@mui/x-tree-view';

const letters = Array.from({ length: 200 }, (_, index) => ({
  id: `letter-${index}`,
  label: `Letter ${index + 1}`,
}));
const years = [
  { id: '1999', label: '1999', children: letters },
  { id: '2000', label: '2000' },
];
const still = { item: { slotProps: { groupTransition: { timeout: 0 } } } };
const moving = {};

export default function LongBranch() {
  const [animated, setAnimated] = useState(true);

  return (
    <Stack sx={{ width: '100%', maxWidth: 320 }}>
      <FormControlLabel
        label="Animate 200 rows"
        control={
          <Switch
            checked={animated}
            onChange={(event) => setAnimated(event.target.checked)}
          />
        }
      />
      <Box sx={{ height: 240, overflow: 'auto' }}>
        <RichTreeView
          aria-label="Letters by year"
          items={years}
          slotProps={animated ? moving : still}
        />
      </Box>
    </Stack>
  );
}
