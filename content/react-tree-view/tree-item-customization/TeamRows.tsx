import { forwardRef, type Ref } from 'react';
import Avatar from '@mui/material/Avatar';
import {
  RichTreeView,
  TreeItemContent,
  TreeItemGroupTransition,
  TreeItemIcon,
  TreeItemIconContainer,
  TreeItemLabel,
  TreeItemProvider,
  TreeItemRoot,
  useTreeItem,
  type TreeItemProps,
} from '@mui/x-tree-view';

const crew = [
  {
    id: 'olga',
    label: 'Olga Berg',
    children: [
      { id: 'tomas', label: 'Tomás Rey' },
      { id: 'yuki', label: 'Yuki Mori' },
    ],
  },
];

const Row = forwardRef(function Row(
  { id, itemId, label, disabled, children }: TreeItemProps,
  rootRef: Ref<HTMLLIElement>,
) {
  const item = useTreeItem({ id, itemId, label, disabled, children, rootRef });
  return (
    <TreeItemProvider {...item.getContextProviderProps()}>
      <TreeItemRoot {...item.getRootProps()}>
        <TreeItemContent {...item.getContentProps()}>
          <Avatar aria-hidden>{String(label).charAt(0)}</Avatar>
          <TreeItemLabel {...item.getLabelProps()} />
          <TreeItemIconContainer {...item.getIconContainerProps()}>
            <TreeItemIcon status={item.status} />
          </TreeItemIconContainer>
        </TreeItemContent>
        {children && (
          <TreeItemGroupTransition {...item.getGroupTransitionProps()} />
        )}
      </TreeItemRoot>
    </TreeItemProvider>
  );
});
const tree = {
  items: crew,
  slots: { item: Row },
  defaultExpandedItems: ['olga'],
};

export default function TeamRows() {
  return <RichTreeView aria-label="Crew" {...tree} />;
}
