import {
  RichTreeView,
  useApplyPropagationToSelectedItemsOnMount,
  type TreeViewBaseItem,
} from '@mui/x-tree-view';

const regions: TreeViewBaseItem[] = [
  {
    id: 'coast',
    label: 'Coast',
    children: [
      { id: 'cliffs', label: 'Cliffs' },
      { id: 'dunes', label: 'Dunes' },
    ],
  },
  {
    id: 'hills',
    label: 'Hills',
    children: [
      { id: 'lakes', label: 'Lakes' },
      { id: 'moor', label: 'Moor' },
    ],
  },
];
const propagation = { parents: true, descendants: true };

export default function SavedFilters() {
  // Saved was only what people had clicked.
  const selected = useApplyPropagationToSelectedItemsOnMount({
    items: regions,
    selectionPropagation: propagation,
    selectedItems: ['coast', 'moor'],
  });

  return (
    <RichTreeView
      aria-label="Walks in these regions"
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
