import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  RichTreeView,
  useTreeViewApiRef,
  type TreeViewBaseItem,
} from '@mui/x-tree-view';
import { flushSync } from 'react-dom';

const form: TreeViewBaseItem[] = [
  {
    id: 'team',
    label: 'Team',
    children: [{ id: 'captain', label: 'Captain' }],
  },
  {
    id: 'boats',
    label: 'Boats',
    children: [
      {
        id: 'boat-2',
        label: 'Second boat',
        children: [{ id: 'insurance', label: 'Insurance: missing' }],
      },
    ],
  },
];

export default function FirstError() {
  const apiRef = useTreeViewApiRef();

  function show(event: React.MouseEvent, itemId: string) {
    const tree = apiRef.current!;
    flushSync(() => {
      for (let id = tree.getParentId(itemId); id; id = tree.getParentId(id))
        tree.setItemExpansion({ itemId: id, shouldBeExpanded: true });
    });
    tree.focusItem(event, itemId);
    tree.getItemDOMElement(itemId)?.scrollIntoView({ block: 'nearest' });
  }

  return (
    <Stack sx={{ width: '100%', maxWidth: 320, alignItems: 'flex-start' }}>
      <Button color="error" onClick={(event) => show(event, 'insurance')}>
        1 error: show it
      </Button>
      <RichTreeView
        aria-label="Entry form"
        items={form}
        apiRef={apiRef}
        sx={{ width: '100%' }}
      />
    </Stack>
  );
}
