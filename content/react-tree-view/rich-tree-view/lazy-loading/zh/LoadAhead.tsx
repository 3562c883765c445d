import { useRef, useState } from 'react';
import { RichTreeView, type TreeViewBaseItem } from '@mui/x-tree-view';
import { fetchTowns } from '../townsZh.js';

const counties: TreeViewBaseItem[] = ['north', 'south'].map((id) => ({
  id,
  label: id === 'north' ? '北县' : '南县',
  children: [{ id: `${id}/…`, label: '加载中…' }],
}));

export default function LoadAhead() {
  const [items, setItems] = useState(counties);
  const asked = useRef(new Set<string>());

  async function load(id: string) {
    if (asked.current.has(id) || !counties.some((county) => county.id === id))
      return;
    asked.current.add(id);
    const children = await fetchTowns(id);
    setItems((old) =>
      old.map((county) =>
        county.id === id ? { ...county, children } : county,
      ),
    );
  }

  return (
    <RichTreeView
      aria-label="城镇"
      items={items}
      onItemFocus={(_, id) => void load(id)}
      onItemExpansionToggle={(_, id) => void load(id)}
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
