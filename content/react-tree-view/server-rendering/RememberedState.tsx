import { useEffect, useState } from 'react';
import { RichTreeView } from '@mui/x-tree-view';

const key = 'open-documents';
const items = [
  {
    id: 'law',
    label: 'Statutes of the choir',
    children: [{ id: 'fees', label: '§ 2 Fees' }],
  },
  {
    id: 'rules',
    label: 'House rules',
    children: [{ id: 'keys', label: 'Keys' }],
  },
];

export default function RememberedState() {
  // The same as on the server; what is remembered comes after hydration.
  const [expanded, setExpanded] = useState<string[]>([]);

  useEffect(() => {
    const stored = sessionStorage.getItem(key);
    if (stored) setExpanded(JSON.parse(stored) as string[]);
  }, []);

  return (
    <RichTreeView
      aria-label="Documents"
      items={items}
      expandedItems={expanded}
      onExpandedItemsChange={(_, ids) => {
        setExpanded(ids);
        sessionStorage.setItem(key, JSON.stringify(ids));
      }}
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
