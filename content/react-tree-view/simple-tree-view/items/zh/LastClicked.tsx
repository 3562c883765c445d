import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

const places: Record<string, string> = {
  archive: '二楼，电梯后面',
  maps: '二楼，4 号柜',
  letters: '二楼，7 号柜',
  shop: '入口旁边',
};

export default function LastClicked() {
  const [place, setPlace] = useState('点击你要找的东西。');

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <SimpleTreeView
        aria-label="馆内指引"
        disableSelection
        onItemClick={(_, itemId) => setPlace(places[itemId] ?? '')}
      >
        <TreeItem itemId="archive" label="档案室">
          <TreeItem itemId="maps" label="地图" />
          <TreeItem itemId="letters" label="书信" />
        </TreeItem>
        <TreeItem itemId="shop" label="博物馆商店" />
      </SimpleTreeView>
      <Typography role="status">{place}</Typography>
    </Stack>
  );
}
