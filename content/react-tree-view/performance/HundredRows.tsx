import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view';

const years = Array.from({ length: 10 }, (_, n) => `${2016 + n}`);
/** 10 years with 50 letters each: 510 items, of which 10 to 510 are drawn. */
const items = years.map((year) => ({
  id: year,
  label: year,
  children: Array.from({ length: 50 }, (_, n) => ({
    id: `${year}/${n + 1}`,
    label: `Letter ${n + 1}`,
  })),
}));

export default function HundredRows() {
  const [expanded, setExpanded] = useState<string[]>(['2025']);
  const rows = years.length + 50 * expanded.length;

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
      <Stack direction="row">
        <Button onClick={() => setExpanded(years)}>Open all</Button>
        <Button onClick={() => setExpanded([])}>Close all</Button>
      </Stack>
      <span role="status">{rows} rows</span>
      <RichTreeView
        aria-label="Letters by year"
        items={items}
        expandedItems={expanded}
        onExpandedItemsChange={(_, ids) => setExpanded(ids)}
        sx={{ height: 240, overflow: 'auto' }}
      />
    </Stack>
  );
}
