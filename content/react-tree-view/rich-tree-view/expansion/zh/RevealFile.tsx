import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  RichTreeView,
  useTreeViewApiRef,
  type TreeViewBaseItem,
} from '@mui/x-tree-view';

const archive: TreeViewBaseItem[] = [
  {
    id: '1968',
    label: '1968',
    children: [
      {
        id: '1968/tour',
        label: '巡演',
        children: [{ id: '1968/tour/poster', label: '海报（里斯本）' }],
      },
    ],
  },
  {
    id: '1969',
    label: '1969',
    children: [{ id: '1969/tape', label: '录音带' }],
  },
];

export default function RevealFile() {
  const apiRef = useTreeViewApiRef();

  function reveal(itemId: string) {
    let parent = apiRef.current?.getParentId(itemId);
    while (parent) {
      apiRef.current?.setItemExpansion({
        itemId: parent,
        shouldBeExpanded: true,
      });
      parent = apiRef.current?.getParentId(parent);
    }
    apiRef.current?.setItemSelection({ itemId, shouldBeSelected: true });
  }

  return (
    <Stack sx={{ width: '100%', maxWidth: 320, alignItems: 'flex-start' }}>
      <Button onClick={() => reveal('1968/tour/poster')}>定位到海报</Button>
      <RichTreeView
        aria-label="档案"
        items={archive}
        apiRef={apiRef}
        sx={{ width: '100%' }}
      />
    </Stack>
  );
}
