import { RichTreeView, type TreeViewBaseItem } from '@mui/x-tree-view';

const tools: TreeViewBaseItem[] = [
  {
    id: 'soil',
    label: 'Soil',
    children: [
      { id: 'spade', label: 'Spade' },
      { id: 'rake', label: 'Rake' },
    ],
  },
  {
    id: 'cutting',
    label: 'Cutting',
    children: [
      { id: 'shears', label: 'Shears' },
      {
        id: 'saws',
        label: 'Saws',
        children: [{ id: 'bow', label: 'Bow saw' }],
      },
    ],
  },
];

export default function ToolShed() {
  return (
    <RichTreeView
      aria-label="Tools to borrow"
      items={tools}
      defaultExpandedItems={['cutting']}
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
