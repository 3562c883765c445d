import {
  RichTreeView,
  useApplyPropagationToSelectedItemsOnMount,
  type TreeViewBaseItem,
} from '@mui/x-tree-view';

const regions: TreeViewBaseItem[] = [
  {
    id: 'coast',
    label: '海岸',
    children: [
      { id: 'cliffs', label: '峭壁' },
      { id: 'dunes', label: '沙丘' },
    ],
  },
  {
    id: 'hills',
    label: '丘陵',
    children: [
      { id: 'lakes', label: '湖泊' },
      { id: 'moor', label: '荒原' },
    ],
  },
];
const propagation = { parents: true, descendants: true };

export default function SavedFilters() {
  // 保存下来的只有用户点过的条目。
  const selected = useApplyPropagationToSelectedItemsOnMount({
    items: regions,
    selectionPropagation: propagation,
    selectedItems: ['coast', 'moor'],
  });

  return (
    <RichTreeView
      aria-label="这些地区的步道"
      items={regions}
      multiSelect
      checkboxSelection
      selectionPropagation={propagation}
      defaultExpandedItems={['coast', 'hills']}
      defaultSelectedItems={selected}
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
