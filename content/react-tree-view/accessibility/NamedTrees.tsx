import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView, type TreeViewBaseItem } from '@mui/x-tree-view';

const lost: TreeViewBaseItem[] = [
  {
    id: 'clothes',
    label: 'Clothes',
    children: [
      { id: 'scarf', label: 'Green scarf' },
      { id: 'gloves', label: 'One glove' },
    ],
  },
];
const found: TreeViewBaseItem[] = [
  { id: 'keys', label: 'Keys with a red ribbon' },
  { id: 'umbrella', label: 'Umbrella' },
];

export default function NamedTrees() {
  return (
    <Stack direction="row" sx={{ width: '100%', flexWrap: 'wrap', gap: 3 }}>
      <div>
        <Typography variant="subtitle2" component="h3" id="lost-heading">
          Lost
        </Typography>
        <RichTreeView aria-labelledby="lost-heading" items={lost} />
      </div>
      <div>
        <Typography variant="subtitle2" component="h3" id="found-heading">
          Found
        </Typography>
        <RichTreeView aria-labelledby="found-heading" items={found} />
      </div>
    </Stack>
  );
}
