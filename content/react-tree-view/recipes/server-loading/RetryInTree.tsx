import { useState } from 'react';
import { RichTreeView, type TreeViewBaseItem } from '@mui/x-tree-view';
import { fetchFolder } from './server.js';

type State = 'new' | 'loading' | 'failed' | TreeViewBaseItem[];

const texts = {
  new: 'Loading…',
  loading: 'Loading…',
  failed: 'Not available. Press to try again.',
};

export default function RetryInTree() {
  const [state, setState] = useState<State>('new');
  const items: TreeViewBaseItem[] = [
    {
      id: 'recordings',
      label: 'Sound recordings',
      children: Array.isArray(state)
        ? state
        : [{ id: 'notice', label: texts[state] }],
    },
  ];

  async function load() {
    setState('loading');
    try {
      // The first two requests fail, so that you can see what happens then.
      const inside = await fetchFolder('sounds', 2);
      setState(inside.map(({ id, label }) => ({ id, label })));
    } catch {
      setState('failed');
    }
  }

  return (
    <RichTreeView
      aria-label="Archive"
      items={items}
      onItemExpansionToggle={(_event, _itemId, isExpanded) => {
        if (isExpanded && state === 'new') void load();
      }}
      // A click selects, and so do Space and Enter.
      selectedItems={null}
      onSelectedItemsChange={(_, id) => {
        if (id === 'notice' && state === 'failed') void load();
      }}
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
