import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

export default function OpenFromStart() {
  return (
    <SimpleTreeView
      aria-label="Families of languages"
      defaultExpandedItems={['germanic', 'north-germanic']}
      sx={{ width: '100%', maxWidth: 320 }}
    >
      <TreeItem itemId="germanic" label="Germanic">
        <TreeItem itemId="north-germanic" label="North Germanic">
          <TreeItem itemId="danish" label="Danish" />
          <TreeItem itemId="icelandic" label="Icelandic" />
        </TreeItem>
        <TreeItem itemId="west-germanic" label="West Germanic">
          <TreeItem itemId="dutch" label="Dutch" />
          <TreeItem itemId="english" label="English" />
        </TreeItem>
      </TreeItem>
      <TreeItem itemId="romance" label="Romance">
        <TreeItem itemId="catalan" label="Catalan" />
        <TreeItem itemId="romanian" label="Romanian" />
      </TreeItem>
    </SimpleTreeView>
  );
}
