import { SimpleTreeView, TreeItem, type TreeItemProps } from '@mui/x-tree-view';
import './tailwind.css';

const classes: TreeItemProps['classes'] = {
  content: 'my-0.5! rounded-full! px-3! py-1!',
  label: 'text-sm! leading-normal! font-medium!',
  groupTransition:
    'ms-4.5! border-0 border-s border-dashed border-(--mui-palette-text-secondary) ps-3!',
};

export default function FileTree() {
  return (
    <SimpleTreeView
      className="w-full max-w-80"
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
