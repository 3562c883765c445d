import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView, type TreeViewBaseItem } from '@mui/x-tree-view';

const start: TreeViewBaseItem[] = [
  {
    id: 'morning',
    label: 'Morning show',
    children: [
      { id: 'news', label: 'News' },
      { id: 'jazz', label: 'Jazz' },
    ],
  },
];

export default function ProgrammeBuilder() {
  const [programme, setProgramme] = useState(start);

  function change(update: (slots: TreeViewBaseItem[]) => TreeViewBaseItem[]) {
    setProgramme((shows) =>
      shows.map((show) => ({ ...show, children: update(show.children ?? []) })),
    );
  }

  return (
    <Stack sx={{ width: '100%', maxWidth: 320 }}>
      <Stack direction="row" spacing={1}>
        <Button
          onClick={() =>
            change((slots) => [
              ...slots,
              { id: `interview-${slots.length}`, label: 'Interview' },
            ])
          }
        >
          Add interview
        </Button>
        <Button onClick={() => change((slots) => slots.slice(0, -1))}>
          Remove last
        </Button>
      </Stack>
      <RichTreeView
        aria-label="Programme"
        items={programme}
        defaultExpandedItems={['morning']}
      />
    </Stack>
  );
}
