import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  RichTreeView,
  useTreeViewApiRef,
  type TreeViewBaseItem,
} from '@mui/x-tree-view';
import { flushSync } from 'react-dom';

const form: TreeViewBaseItem[] = [
  { id: 'team', label: '队伍', children: [{ id: 'captain', label: '队长' }] },
  {
    id: 'boats',
    label: '船只',
    children: [
      {
        id: 'boat-2',
        label: '第二条船',
        children: [{ id: 'insurance', label: '保险：未填写' }],
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
        1 处错误：查看
      </Button>
      <RichTreeView
        aria-label="报名表"
        items={form}
        apiRef={apiRef}
        sx={{ width: '100%' }}
      />
    </Stack>
  );
}
