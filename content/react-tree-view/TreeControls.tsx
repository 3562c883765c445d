import {
  RichTreeView,
  type RichTreeViewProps,
  type TreeViewBaseItem,
} from '@mui/x-tree-view';

const items: TreeViewBaseItem[] = [
  {
    id: 'strings',
    label: 'Strings',
    children: [
      { id: 'violin', label: 'Violin' },
      { id: 'cello', label: 'Cello' },
    ],
  },
  {
    id: 'woodwinds',
    label: 'Woodwinds',
    children: [
      { id: 'flute', label: 'Flute' },
      { id: 'oboe', label: 'Oboe' },
    ],
  },
];

type TreeControlsProps = Partial<
  RichTreeViewProps<TreeViewBaseItem, undefined>
>;

export default function TreeControls(props: TreeControlsProps) {
  return (
    <RichTreeView
      aria-label="Instruments"
      items={items}
      defaultExpandedItems={['strings', 'woodwinds']}
      {...props}
    />
  );
}
