import { RichTreeView, treeItemClasses } from '@mui/x-tree-view';

const items = [
  {
    id: 'north',
    label: 'North wing',
    children: [
      { id: 'n1', label: 'Room 101' },
      { id: 'n2', label: 'Room 102' },
    ],
  },
  {
    id: 'south',
    label: 'South wing',
    children: [{ id: 's1', label: 'Room 201' }],
  },
];

export default function DenseTree() {
  return (
    <RichTreeView
      aria-label="Rooms of the school"
      items={items}
      defaultExpandedItems={['north', 'south']}
      itemChildrenIndentation={20}
      sx={{
        width: '100%',
        maxWidth: 300,
        [`& .${treeItemClasses.content}`]: { py: 0.25, borderRadius: 1 },
        [`& .${treeItemClasses.label}`]: { typography: 'body2' },
        [`& .${treeItemClasses.content}[data-expanded] .${treeItemClasses.label}`]:
          {
            fontWeight: 600,
          },
      }}
    />
  );
}
