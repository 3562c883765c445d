import { useMemo, useState } from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { RichTreeView, type TreeViewBaseItem } from '@mui/x-tree-view';

type Album = { id: string; label: string; year: number };

const shelf: TreeViewBaseItem<Album>[] = [
  {
    id: 'folk',
    label: '民谣',
    year: 1960,
    children: [
      { id: 'river', label: '河之歌', year: 1974 },
      { id: 'barn', label: '谷仓舞曲', year: 1981 },
    ],
  },
  { id: 'dub', label: '雷鬼混音', year: 1968, children: [] },
];
const orders = {
  label: (a: Album, b: Album) => a.label.localeCompare(b.label),
  year: (a: Album, b: Album) => a.year - b.year,
};

function sorted(
  items: TreeViewBaseItem<Album>[],
  order: keyof typeof orders,
): TreeViewBaseItem<Album>[] {
  return [...items]
    .sort(orders[order])
    .map((item) => ({ ...item, children: sorted(item.children ?? [], order) }));
}

export default function SortedShelf() {
  const [order, setOrder] = useState<keyof typeof orders>('label');
  const items = useMemo(() => sorted(shelf, order), [order]);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="排序"
        value={order}
        onChange={(_, next) => next && setOrder(next)}
      >
        <ToggleButton value="label">按名称</ToggleButton>
        <ToggleButton value="year">按年份</ToggleButton>
      </ToggleButtonGroup>
      <RichTreeView
        aria-label="唱片"
        items={items}
        defaultExpandedItems={['folk']}
      />
    </Stack>
  );
}
