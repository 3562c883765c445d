import { useMemo, useState } from 'react';
import Button from '@mui/material/Button';
import { RichTreeView, type TreeViewBaseItem } from '@mui/x-tree-view';
import { rights } from './rights.js';

type Exceptions = Record<string, boolean>;
type Items = TreeViewBaseItem[];
const none: Exceptions = { shop: true };

/** What is allowed: an item does as its parent does, unless there is an exception. */
function allowedIds(
  items: Items,
  exceptions: Exceptions,
  from = false,
): string[] {
  return items.flatMap(({ id, children }) => {
    const allowed = exceptions[id] ?? from;
    const inside = allowedIds(children ?? [], exceptions, allowed);
    return allowed ? [id, ...inside] : inside;
  });
}

const withNotes = (items: Items, exceptions: Exceptions): Items =>
  items.map(({ id, label, children }) => ({
    id,
    label: id in exceptions ? `${label} (set here)` : label,
    children: children && withNotes(children, exceptions),
  }));

export default function RightsWithExceptions() {
  const [exceptions, setExceptions] = useState<Exceptions>({
    ...none,
    'orders-refund': false,
  });
  const items = useMemo(() => withNotes(rights, exceptions), [exceptions]);

  return (
    <div style={{ width: '100%', maxWidth: 360 }}>
      <Button size="small" onClick={() => setExceptions(none)}>
        Remove the exceptions
      </Button>
      <RichTreeView
        aria-label="Rights of the temporary staff"
        items={items}
        multiSelect
        checkboxSelection
        defaultExpandedItems={['shop', 'orders', 'products']}
        selectedItems={allowedIds(rights, exceptions)}
        onItemSelectionToggle={(_, id, isSelected) =>
          setExceptions((old) => ({ ...old, [id]: isSelected }))
        }
      />
    </div>
  );
}
