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
        Bringing children?
      </Button>
      <SimpleTreeView
        aria-label="House rules"
        apiRef={apiRef}
        sx={{ width: '100%' }}
      >
        <TreeItem itemId="rooms" label="Rooms">
          <TreeItem itemId="rooms-quiet" label="Quiet after 22:00" />
        </TreeItem>
        <TreeItem itemId="pool" label="Pool">
          <TreeItem itemId="pool-shower" label="Shower first" />
          <TreeItem itemId="pool-children" label="Children with an adult" />
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
