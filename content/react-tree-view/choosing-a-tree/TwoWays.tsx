import Box from '@mui/material/Box';
import { RichTreeView, SimpleTreeView, TreeItem } from '@mui/x-tree-view';

const shelves = [
  {
    id: 'novels',
    label: 'Novels',
    children: [
      { id: 'crime', label: 'Crime' },
      { id: 'travel', label: 'Travel' },
    ],
  },
];

export default function TwoWays() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
        gap: 2,
        width: '100%',
      }}
    >
      <RichTreeView
        aria-label="Shelves from an array"
        items={shelves}
        defaultExpandedItems={['novels']}
      />
      <SimpleTreeView
        aria-label="Shelves as JSX"
        defaultExpandedItems={['novels']}
      >
        <TreeItem itemId="novels" label="Novels">
          <TreeItem itemId="crime" label="Crime" />
          <TreeItem itemId="travel" label="Travel" />
        </TreeItem>
      </SimpleTreeView>
    </Box>
  );
}
