import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

const places: Record<string, string> = {
  archive: '2nd floor, behind the lift',
  maps: '2nd floor, cabinet 4',
  letters: '2nd floor, cabinet 7',
  shop: 'Next to the entrance',
};

export default function LastClicked() {
  const [place, setPlace] = useState('Click on what you are looking for.');

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 320 }}>
      <SimpleTreeView
        aria-label="Where to find things"
        disableSelection
        onItemClick={(_, itemId) => setPlace(places[itemId] ?? '')}
      >
        <TreeItem itemId="archive" label="Archive">
          <TreeItem itemId="maps" label="Maps" />
          <TreeItem itemId="letters" label="Letters" />
        </TreeItem>
        <TreeItem itemId="shop" label="Museum shop" />
      </SimpleTreeView>
      <Typography role="status">{place}</Typography>
    </Stack>
  );
}
