import { styled } from '@mui/material/styles';
import { SimpleTreeView, TreeItem, treeItemClasses } from '@mui/x-tree-view';

const FileItem = styled(TreeItem)(({ theme }) => ({
  [`& .${treeItemClasses.content}`]: {
    borderRadius: theme.spacing(3),
    padding: theme.spacing(0.5, 1.5),
    marginBlock: theme.spacing(0.25),
    [`& .${treeItemClasses.label}`]: {
      fontSize: '0.875rem',
      fontWeight: 500,
    },
  },
  [`& .${treeItemClasses.groupTransition}`]: {
    marginInlineStart: theme.spacing(2.25),
    paddingInlineStart: theme.spacing(1.5),
    borderInlineStart: `1px dashed ${(theme.vars ?? theme).palette.text.secondary}`,
  },
}));

export default function FileTree() {
  return (
    <SimpleTreeView
      aria-label="Project files"
      defaultExpandedItems={['src', 'components']}
      defaultSelectedItems="grid"
      sx={{ width: '100%', maxWidth: 320 }}
    >
      <FileItem itemId="src" label="src">
        <FileItem itemId="components" label="components">
          <FileItem itemId="grid" label="grid.tsx" />
          <FileItem itemId="calendar" label="calendar.tsx" />
        </FileItem>
        <FileItem itemId="main" label="main.tsx" />
      </FileItem>
      <FileItem itemId="package" label="package.json" />
    </SimpleTreeView>
  );
}
