import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { SimpleTreeView, TreeItem, useTreeViewApiRef } from '@mui/x-tree-view';
import { flushSync } from 'react-dom';

export default function JumpToRule() {
  const apiRef = useTreeViewApiRef();

  function showRule(event: React.MouseEvent) {
    flushSync(() => {
      apiRef.current?.setItemExpansion({
        itemId: 'pool',
        shouldBeExpanded: true,
      });
    });
    apiRef.current?.focusItem(event, 'pool-children');
  }

  return (
    <Stack sx={{ width: '100%', maxWidth: 320, alignItems: 'flex-start' }}>
      <Button size="small" onClick={showRule}>
        带了孩子？
      </Button>
      <SimpleTreeView
        aria-label="住宿须知"
        apiRef={apiRef}
        sx={{ width: '100%' }}
      >
        <TreeItem itemId="rooms" label="客房">
          <TreeItem itemId="rooms-quiet" label="22:00 后请保持安静" />
        </TreeItem>
        <TreeItem itemId="pool" label="泳池">
          <TreeItem itemId="pool-shower" label="入池前先淋浴" />
          <TreeItem itemId="pool-children" label="儿童须由成人陪同" />
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
