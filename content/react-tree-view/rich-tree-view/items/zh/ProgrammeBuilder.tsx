import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView, type TreeViewBaseItem } from '@mui/x-tree-view';

const start: TreeViewBaseItem[] = [
  {
    id: 'morning',
    label: '早间节目',
    children: [
      { id: 'news', label: '新闻' },
      { id: 'jazz', label: '爵士乐' },
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
              { id: `interview-${slots.length}`, label: '访谈' },
            ])
          }
        >
          增加访谈
        </Button>
        <Button onClick={() => change((slots) => slots.slice(0, -1))}>
          移除最后一项
        </Button>
      </Stack>
      <RichTreeView
        aria-label="节目单"
        items={programme}
        defaultExpandedItems={['morning']}
      />
    </Stack>
  );
}
