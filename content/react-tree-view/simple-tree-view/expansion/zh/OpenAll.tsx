import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

const floors = ['ground', 'first'];

export default function OpenAll() {
  const [expanded, setExpanded] = useState<string[]>([]);
  const allOpen = expanded.length === floors.length;

  return (
    <Stack sx={{ width: '100%', maxWidth: 320, alignItems: 'flex-start' }}>
      <Button size="small" onClick={() => setExpanded(allOpen ? [] : floors)}>
        {allOpen ? '全部收起' : '全部展开'}
      </Button>
      <SimpleTreeView
        aria-label="房间"
        sx={{ width: '100%' }}
        expandedItems={expanded}
        onExpandedItemsChange={(_, itemIds) => setExpanded(itemIds)}
      >
        <TreeItem itemId="ground" label="一楼">
          <TreeItem itemId="reception" label="前台" />
          <TreeItem itemId="canteen" label="食堂" />
        </TreeItem>
        <TreeItem itemId="first" label="二楼">
          <TreeItem itemId="library" label="图书室" />
          <TreeItem itemId="studio" label="工作室" />
        </TreeItem>
      </SimpleTreeView>
    </Stack>
  );
}
