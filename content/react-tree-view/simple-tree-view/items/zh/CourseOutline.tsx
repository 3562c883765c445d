import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

export default function CourseOutline() {
  return (
    <SimpleTreeView
      aria-label="课程大纲"
      defaultExpandedItems={['dough']}
      sx={{ width: '100%', maxWidth: 320 }}
    >
      <TreeItem itemId="dough" label="面团">
        <TreeItem itemId="flour" label="面粉的种类" />
        <TreeItem itemId="water" label="加多少水？" />
        <TreeItem itemId="dough/test" label="自测" />
      </TreeItem>
      <TreeItem itemId="baking" label="烘烤">
        <TreeItem itemId="oven" label="了解你的烤箱" />
        <TreeItem itemId="baking/test" label="自测" />
      </TreeItem>
    </SimpleTreeView>
  );
}
