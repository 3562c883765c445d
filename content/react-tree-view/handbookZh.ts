import type { TreeViewBaseItem } from '@mui/x-tree-view';

export const handbook: TreeViewBaseItem[] = [
  {
    id: 'joining',
    label: '加入团队',
    children: [
      { id: 'first-week', label: '第一周' },
      { id: 'equipment', label: '设备' },
    ],
  },
  {
    id: 'working',
    label: '工作方式',
    children: [
      {
        id: 'reviews',
        label: '评审',
        children: [
          { id: 'asking', label: '请人评审' },
          { id: 'giving', label: '评审别人' },
        ],
      },
      { id: 'on-call', label: '值班' },
    ],
  },
  { id: 'leaving', label: '休假' },
];
