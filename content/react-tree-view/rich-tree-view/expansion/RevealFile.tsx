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
        label: 'Tour',
        children: [{ id: '1968/tour/poster', label: 'Poster, Lisbon' }],
      },
    ],
  },
  { id: '1969', label: '1969', children: [{ id: '1969/tape', label: 'Tape' }] },
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
      <Button onClick={() => reveal('1968/tour/poster')}>
        Show the poster
      </Button>
      <RichTreeView
        aria-label="Archive"
        items={archive}
        apiRef={apiRef}
        sx={{ width: '100%' }}
      />
    </Stack>
  );
}
