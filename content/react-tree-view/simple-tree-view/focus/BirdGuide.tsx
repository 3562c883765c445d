import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

const notes: Record<string, string> = {
  owls: 'Hunt at night, fly without a sound.',
  barn: 'Heart-shaped face, nests in towers.',
  tawny: 'The one that you hear in films.',
  ducks: 'At home on water of any kind.',
  teal: 'Small and fast, takes off steeply.',
};

export default function BirdGuide() {
  const [bird, setBird] = useState<string | null>(null);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <SimpleTreeView
        aria-label="Birds"
        defaultExpandedItems={['owls']}
        onItemFocus={(_, itemId) => setBird(itemId)}
      >
        <TreeItem itemId="owls" label="Owls">
          <TreeItem itemId="barn" label="Barn owl" />
          <TreeItem itemId="tawny" label="Tawny owl" />
        </TreeItem>
        <TreeItem itemId="ducks" label="Ducks">
          <TreeItem itemId="teal" label="Teal" />
        </TreeItem>
      </SimpleTreeView>
      <Typography role="status" variant="body2">
        {bird === null ? 'Move to a bird to read about it.' : notes[bird]}
      </Typography>
    </Stack>
  );
}
