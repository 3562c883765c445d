import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

export default function BasicTree() {
  return (
    <SimpleTreeView aria-label="乐器" defaultExpandedItems={['strings']}>
      <TreeItem itemId="strings" label="弦乐器">
        <TreeItem itemId="violin" label="小提琴" />
        <TreeItem itemId="viola" label="中提琴" />
        <TreeItem itemId="cello" label="大提琴" />
      </TreeItem>
      <TreeItem itemId="woodwinds" label="木管乐器">
        <TreeItem itemId="flute" label="长笛" />
        <TreeItem itemId="oboe" label="双簧管" />
      </TreeItem>
      <TreeItem itemId="percussion" label="打击乐器" />
    </SimpleTreeView>
  );
}
