import DescriptionIcon from '@mui/icons-material/DescriptionOutlined';
import FolderIcon from '@mui/icons-material/FolderOutlined';
import FolderOpenIcon from '@mui/icons-material/FolderOpenOutlined';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';

const files = [
  {
    id: 'recipes',
    label: 'recipes',
    children: [
      { id: 'recipes/rye.md', label: 'rye.md' },
      { id: 'recipes/wheat.md', label: 'wheat.md' },
    ],
  },
  {
    id: 'photos',
    label: 'photos',
    children: [{ id: 'photos/crust.jpg', label: 'crust.jpg' }],
  },
  { id: 'README.md', label: 'README.md' },
];

export default function ProjectFiles() {
  return (
    <RichTreeView
      aria-label="Files"
      items={files}
      defaultExpandedItems={['recipes']}
      slots={{
        expandIcon: FolderIcon,
        collapseIcon: FolderOpenIcon,
        endIcon: DescriptionIcon,
      }}
      slotProps={{
        item: ({ itemId }) => ({
          slotProps: {
            label: {
              style: { fontWeight: itemId === 'README.md' ? 700 : 400 },
            },
          },
        }),
      }}
      sx={{ width: '100%', maxWidth: 320, minHeight: 200 }}
    />
  );
}
