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
    label: '订单',
    answer: '与你买过的东西有关的一切。',
    children: [
      { id: 'returns', label: '退货', answer: '30 天内免费退货。' },
      { id: 'invoices', label: '发票', answer: '随每个包裹寄出。' },
    ],
  },
  { id: 'contact', label: '联系我们', answer: '工作日 9 点至 17 点。' },
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
        aria-label="帮助主题"
        items={topics}
        defaultExpandedItems={['orders']}
        selectedItems={selected}
        onSelectedItemsChange={(_, id) => setSelected(id)}
        sx={{ flex: 1 }}
      />
      <Typography role="status" sx={{ flex: 1 }}>
        {topic?.answer ?? '请选择一个主题。'}
      </Typography>
    </Stack>
  );
}
