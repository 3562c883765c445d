import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

export default function BasicTree() {
  return (
    <SimpleTreeView aria-label="Instruments" defaultExpandedItems={['strings']}>
      <TreeItem itemId="strings" label="Strings">
        <TreeItem itemId="violin" label="Violin" />
        <TreeItem itemId="viola" label="Viola" />
        <TreeItem itemId="cello" label="Cello" />
      </TreeItem>
      <TreeItem itemId="woodwinds" label="Woodwinds">
        <TreeItem itemId="flute" label="Flute" />
        <TreeItem itemId="oboe" label="Oboe" />
      </TreeItem>
      <TreeItem itemId="percussion" label="Percussion" />
    </SimpleTreeView>
  );
}
