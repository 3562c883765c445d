import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

export default function CourseOutline() {
  return (
    <SimpleTreeView
      aria-label="Course outline"
      defaultExpandedItems={['dough']}
      sx={{ width: '100%', maxWidth: 320 }}
    >
      <TreeItem itemId="dough" label="Dough">
        <TreeItem itemId="flour" label="Kinds of flour" />
        <TreeItem itemId="water" label="How much water?" />
        <TreeItem itemId="dough/test" label="Test yourself" />
      </TreeItem>
      <TreeItem itemId="baking" label="Baking">
        <TreeItem itemId="oven" label="Knowing your oven" />
        <TreeItem itemId="baking/test" label="Test yourself" />
      </TreeItem>
    </SimpleTreeView>
  );
}
