import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView, type TreeViewBaseItem } from '@mui/x-tree-view';

interface Topic {
  id: string;
  label: string;
  answer: string;
}

const topics: TreeViewBaseItem<Topic>[] = [
  {
    id: 'orders',
    label: 'Orders',
    answer: 'Everything about what you have bought.',
    children: [
      { id: 'returns', label: 'Returns', answer: 'Within 30 days, for free.' },
      { id: 'invoices', label: 'Invoices', answer: 'Sent with each parcel.' },
    ],
  },
  { id: 'contact', label: 'Contact', answer: 'On workdays from 9 to 17.' },
];

function findTopic(
  list: TreeViewBaseItem<Topic>[],
  id: string,
): Topic | undefined {
  return list
    .flatMap((topic) => [topic, ...(topic.children ?? [])])
    .find((topic) => topic.id === id);
}

export default function TopicReader() {
  const [selected, setSelected] = useState<string | null>('returns');
  const topic = selected === null ? undefined : findTopic(topics, selected);

  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={3}
      sx={{ width: '100%' }}
    >
      <RichTreeView
        aria-label="Help topics"
        items={topics}
        defaultExpandedItems={['orders']}
        selectedItems={selected}
        onSelectedItemsChange={(_, id) => setSelected(id)}
        sx={{ flex: 1 }}
      />
      <Typography role="status" sx={{ flex: 1 }}>
        {topic?.answer ?? 'Choose a topic.'}
      </Typography>
    </Stack>
  );
}
