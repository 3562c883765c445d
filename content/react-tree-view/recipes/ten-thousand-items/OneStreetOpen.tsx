import { useState } from 'react';
import { RichTreeView } from '@mui/x-tree-view';
import { districts } from './parcels.js';

/** `3/14` is inside of `3`. */
const isAbove = (branch: string, id: string) => id.startsWith(`${branch}/`);

export default function OneStreetOpen() {
  const [expanded, setExpanded] = useState(['2', '2/5']);

  return (
    <RichTreeView
      aria-label="Parcels of the town"
      items={districts}
      expandedItems={expanded}
      onItemExpansionToggle={(_, id, isExpanded) =>
        setExpanded(
          isExpanded
            ? [...expanded.filter((branch) => isAbove(branch, id)), id]
            : expanded.filter((branch) => branch !== id),
        )
      }
      sx={{ width: '100%', maxWidth: 320, maxHeight: 280, overflow: 'auto' }}
    />
  );
}
