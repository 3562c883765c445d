import { useDeferredValue, useMemo, useState } from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { RichTreeView, type TreeViewBaseItem } from '@mui/x-tree-view';
import { districts } from './parcels.js';

const limit = 30;

/** The leaves that contain the text, with the branches above them, and not more than the limit. */
function find(
  items: TreeViewBaseItem[],
  text: string,
  left = { count: limit },
) {
  const found: TreeViewBaseItem[] = [];
  for (const item of items) {
    if (left.count === 0) break;
    if (!item.children) {
      if (!item.label.includes(text)) continue;
      left.count -= 1;
      found.push(item);
    } else {
      const children: TreeViewBaseItem[] = find(item.children, text, left);
      if (children.length > 0) found.push({ ...item, children });
    }
  }
  return found;
}

const idsOf = (items: TreeViewBaseItem[]): string[] =>
  items.flatMap(({ id, children }) => [id, ...idsOf(children ?? [])]);

export default function FindParcel() {
  const [text, setText] = useState('.7.2');
  const query = useDeferredValue(text);
  const found = useMemo(() => find(districts, query), [query]);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
      <TextField
        size="small"
        label="Number of the parcel"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Typography role="status" variant="body2">
        {found.length === 0 ? 'Nothing found' : `At most ${limit} are shown`}
      </Typography>
      <RichTreeView
        aria-label="Parcels found"
        items={found}
        expandedItems={idsOf(found)}
        sx={{ height: 260, overflow: 'auto' }}
      />
    </Stack>
  );
}
