import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

export default function OpenFromStart() {
  return (
    <SimpleTreeView
      aria-label="语族"
      defaultExpandedItems={['germanic', 'north-germanic']}
      sx={{ width: '100%', maxWidth: 320 }}
    >
      <TreeItem itemId="germanic" label="日耳曼语族">
        <TreeItem itemId="north-germanic" label="北日耳曼语支">
          <TreeItem itemId="danish" label="丹麦语" />
          <TreeItem itemId="icelandic" label="冰岛语" />
        </TreeItem>
        <TreeItem itemId="west-germanic" label="西日耳曼语支">
          <TreeItem itemId="dutch" label="荷兰语" />
          <TreeItem itemId="english" label="英语" />
        </TreeItem>
      </TreeItem>
      <TreeItem itemId="romance" label="罗曼语族">
        <TreeItem itemId="catalan" label="加泰罗尼亚语" />
        <TreeItem itemId="romanian" label="罗马尼亚语" />
      </TreeItem>
    </SimpleTreeView>
  );
}
