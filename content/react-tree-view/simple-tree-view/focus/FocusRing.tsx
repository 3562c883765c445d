import { SimpleTreeView, TreeItem, treeItemClasses } from '@mui/x-tree-view';

export default function FocusRing() {
  return (
    <SimpleTreeView
      aria-label="Choir"
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
      <TreeItem itemId="high" label="High voices">
        <TreeItem itemId="soprano" label="Soprano" />
        <TreeItem itemId="alto" label="Alto" />
      </TreeItem>
      <TreeItem itemId="low" label="Low voices">
        <TreeItem itemId="tenor" label="Tenor" />
        <TreeItem itemId="bass" label="Bass" />
      </TreeItem>
    </SimpleTreeView>
  );
}
