import { SimpleTreeView, TreeItem, type TreeItemProps } from '@mui/x-tree-view';
import './file-tree.css';

const classes: TreeItemProps['classes'] = {
  root: 'file-item',
  content: 'file-item-content',
  label: 'file-item-label',
  groupTransition: 'file-item-children',
};

export default function FileTree() {
  return (
    <SimpleTreeView
      className="file-tree"
      aria-label="Project files"
      defaultExpandedItems={['src', 'components']}
      defaultSelectedItems="grid"
    >
      <TreeItem classes={classes} itemId="src" label="src">
        <TreeItem classes={classes} itemId="components" label="components">
          <TreeItem classes={classes} itemId="grid" label="grid.tsx" />
          <TreeItem classes={classes} itemId="calendar" label="calendar.tsx" />
        </TreeItem>
        <TreeItem classes={classes} itemId="main" label="main.tsx" />
      </TreeItem>
      <TreeItem classes={classes} itemId="package" label="package.json" />
    </SimpleTreeView>
  );
}
