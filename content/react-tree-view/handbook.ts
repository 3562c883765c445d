import type { TreeViewBaseItem } from '@mui/x-tree-view';

export const handbook: TreeViewBaseItem[] = [
  {
    id: 'joining',
    label: 'Joining the team',
    children: [
      { id: 'first-week', label: 'Your first week' },
      { id: 'equipment', label: 'Equipment' },
    ],
  },
  {
    id: 'working',
    label: 'How we work',
    children: [
      {
        id: 'reviews',
        label: 'Reviews',
        children: [
          { id: 'asking', label: 'Asking for one' },
          { id: 'giving', label: 'Giving one' },
        ],
      },
      { id: 'on-call', label: 'Being on call' },
    ],
  },
  { id: 'leaving', label: 'Taking time off' },
];
