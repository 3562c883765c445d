import { RichTreeView, type TreeViewBaseItem } from '@mui/x-tree-view';

const overdue = new Set(['atlas']);
const loans: TreeViewBaseItem[] = [
  {
    id: 'adults',
    label: '成人',
    children: [
      { id: 'atlas', label: '世界地图集' },
      { id: 'novel', label: '漫长的冬天' },
    ],
  },
  {
    id: 'children',
    label: '儿童',
    children: [{ id: 'bears', label: '熊的一切' }],
  },
];

const slotProps = {
  item: ({ itemId, label }: { itemId: string; label: string }) =>
    overdue.has(itemId)
      ? {
          'aria-label': `${label}，已逾期`,
          sx: { color: 'error.main', fontStyle: 'italic' },
        }
      : {},
};

export default function OverdueBooks() {
  return (
    <RichTreeView
      aria-label="借出的图书"
      items={loans}
      defaultExpandedItems={['adults']}
      slotProps={slotProps}
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
