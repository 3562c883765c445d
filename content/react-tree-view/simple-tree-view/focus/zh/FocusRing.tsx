import { SimpleTreeView, TreeItem, treeItemClasses } from '@mui/x-tree-view';

export default function FocusRing() {
  return (
    <SimpleTreeView
      aria-label="合唱团"
      defaultExpandedItems={['high']}
      sx={{
        width: '100%',
        maxWidth: 320,
        [`& .${treeItemClasses.root}:focus-visible > .${treeItemClasses.content}`]:
          {
            outline: '2px solid',
            outlineColor: 'primary.main',
            outlineOffset: '-2px',
          },
      }}
    >
      <TreeItem itemId="high" label="高声部">
        <TreeItem itemId="soprano" label="女高音" />
        <TreeItem itemId="alto" label="女低音" />
      </TreeItem>
      <TreeItem itemId="low" label="低声部">
        <TreeItem itemId="tenor" label="男高音" />
        <TreeItem itemId="bass" label="男低音" />
      </TreeItem>
    </SimpleTreeView>
  );
}
