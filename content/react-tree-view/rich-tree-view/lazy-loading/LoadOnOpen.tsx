import { useState } from 'react';
import { RichTreeView, type TreeViewBaseItem } from '@mui/x-tree-view';
import { fetchTowns } from './towns.js';

type Place = TreeViewBaseItem<{ id: string; label: string; loaded?: boolean }>;

const waiting = (id: string): Place => ({ id: `${id}/…`, label: 'Loading…' });
const counties: Place[] = [
  { id: 'north', label: 'North county', children: [waiting('north')] },
  { id: 'south', label: 'South county', children: [waiting('south')] },
];
const isWaiting = (place: Place) => place.id.endsWith('/…');

export default function LoadOnOpen() {
  const [items, setItems] = useState(counties);

  async function load(id: string) {
    if (items.find((county) => county.id === id)?.loaded) return;
    const children = await fetchTowns(id);
    setItems((old) =>
      old.map((county) =>
        county.id === id ? { ...county, children, loaded: true } : county,
      ),
    );
  }

  return (
    <RichTreeView
      aria-label="Towns"
      items={items}
      isItemDisabled={isWaiting}
      onItemExpansionToggle={(_, id, isExpanded) => {
        if (isExpanded) void load(id);
      }}
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
