import ExpandIcon from '@mui/icons-material/ChevronRight';
import CollapseIcon from '@mui/icons-material/ExpandMore';
import {
  RichTreeView,
  treeItemClasses,
  type TreeViewBaseItem,
} from '@mui/x-tree-view';

const lineage: TreeViewBaseItem[] = [
  {
    id: 'rye',
    label: 'Rye starter, 2016',
    children: [
      {
        id: 'school',
        label: 'School kitchen, 2019',
        children: [{ id: 'ada', label: 'Ada’s, 2022' }],
      },
      { id: 'mill', label: 'At the mill, 2021' },
    ],
  },
];

export default function ConnectedRows() {
  return (
    <RichTreeView
      aria-label="Where our sourdough comes from"
      items={lineage}
      defaultExpandedItems={['rye', 'school']}
      itemChildrenIndentation={0}
      slots={{ expandIcon: ExpandIcon, collapseIcon: CollapseIcon }}
      sx={{
        width: '100%',
        maxWidth: 340,
        [`& .${treeItemClasses.content}`]: {
          border: '1px solid',
          borderColor: 'divider',
          my: 0.5,
        },
        [`& .${treeItemClasses.groupTransition}`]: {
          marginInlineStart: 2,
          paddingInlineStart: 1.5,
          borderInlineStart: '1px dashed',
          borderColor: 'divider',
        },
      }}
    />
  );
}
