import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RichTreeView, type TreeViewBaseItem } from '@mui/x-tree-view';

const lost: TreeViewBaseItem[] = [
  {
    id: 'clothes',
    label: '衣物',
    children: [
      { id: 'scarf', label: '绿色围巾' },
      { id: 'gloves', label: '一只手套' },
    ],
  },
];
const found: TreeViewBaseItem[] = [
  { id: 'keys', label: '系红丝带的钥匙' },
  { id: 'umbrella', label: '雨伞' },
];

export default function NamedTrees() {
  return (
    <Stack direction="row" sx={{ width: '100%', flexWrap: 'wrap', gap: 3 }}>
      <div>
        <Typography variant="subtitle2" component="h3" id="lost-heading">
          寻物
        </Typography>
        <RichTreeView aria-labelledby="lost-heading" items={lost} />
      </div>
      <div>
        <Typography variant="subtitle2" component="h3" id="found-heading">
          招领
        </Typography>
        <RichTreeView aria-labelledby="found-heading" items={found} />
      </div>
    </Stack>
  );
}
