import { RichTreeView, type TreeViewBaseItem } from '@mui/x-tree-view';

const overdue = new Set(['atlas']);
const loans: TreeViewBaseItem[] = [
  {
    id: 'adults',
    label: 'Adults',
    children: [
      { id: 'atlas', label: 'World atlas' },
      { id: 'novel', label: 'The Long Winter' },
    ],
  },
  {
    id: 'children',
    label: 'Children',
    children: [{ id: 'bears', label: 'All about bears' }],
  },
];

const slotProps = {
  item: ({ itemId, label }: { itemId: string; label: string }) =>
    overdue.has(itemId)
      ? {
          'aria-label': `${label}, overdue`,
          sx: { color: 'error.main', fontStyle: 'italic' },
        }
      : {},
};

export default function OverdueBooks() {
  return (
    <RichTreeView
      aria-label="Borrowed books"
      items={loans}
      defaultExpandedItems={['adults']}
      slotProps={slotProps}
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
