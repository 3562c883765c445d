import { useMemo, useState } from 'react';
import { RichTreeView, type TreeViewBaseItem } from '@mui/x-tree-view';
import { fetchFolder, type Folder } from './server.js';

type Answers = Record<string, Folder[]>;

const top: Folder[] = [
  { id: 'letters', label: 'Letters', count: 2 },
  { id: 'photos', label: 'Photographs', count: 2 },
];

/** Puts the answers of the server together; what hasn't been loaded has a placeholder. */
function toItems(folders: Folder[], answers: Answers): TreeViewBaseItem[] {
  return folders.map(({ id, label, count }) => {
    if (count === 0) return { id, label };
    const inside = answers[id];
    return {
      id,
      label,
      children: inside
        ? toItems(inside, answers)
        : [{ id: `${id}/waiting`, label: 'Loading…' }],
    };
  });
}

export default function AnyDepth() {
  const [answers, setAnswers] = useState<Answers>({});
  const items = useMemo(() => toItems(top, answers), [answers]);

  async function load(id: string) {
    if (answers[id]) return;
    const inside = await fetchFolder(id);
    setAnswers((old) => ({ ...old, [id]: inside }));
  }

  return (
    <RichTreeView
      aria-label="Archive"
      items={items}
      isItemDisabled={(item) => item.id.endsWith('/waiting')}
      onItemExpansionToggle={(_, id, isExpanded) => {
        if (isExpanded) void load(id);
      }}
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
