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
    label: '黑麦酵种（2016）',
    children: [
      {
        id: 'school',
        label: '学校厨房（2019）',
        children: [{ id: 'ada', label: '阿达家（2022）' }],
      },
      { id: 'mill', label: '磨坊（2021）' },
    ],
  },
];

export default function ConnectedRows() {
  return (
    <RichTreeView
      aria-label="酵种的谱系"
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
