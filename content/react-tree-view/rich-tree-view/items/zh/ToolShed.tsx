import { RichTreeView, type TreeViewBaseItem } from '@mui/x-tree-view';

const tools: TreeViewBaseItem[] = [
  {
    id: 'soil',
    label: '松土',
    children: [
      { id: 'spade', label: '铁锹' },
      { id: 'rake', label: '耙子' },
    ],
  },
  {
    id: 'cutting',
    label: '修剪',
    children: [
      { id: 'shears', label: '园艺剪' },
      { id: 'saws', label: '锯子', children: [{ id: 'bow', label: '弓锯' }] },
    ],
  },
];

export default function ToolShed() {
  return (
    <RichTreeView
      aria-label="可借用的工具"
      items={tools}
      defaultExpandedItems={['cutting']}
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
