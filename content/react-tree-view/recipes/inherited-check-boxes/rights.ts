import type { TreeViewBaseItem } from '@mui/x-tree-view';

export const rights: TreeViewBaseItem[] = [
  {
    id: 'shop',
    label: 'Shop',
    children: [
      {
        id: 'orders',
        label: 'Orders',
        children: [
          { id: 'orders-read', label: 'Look at orders' },
          { id: 'orders-refund', label: 'Refund orders' },
        ],
      },
      {
        id: 'products',
        label: 'Products',
        children: [
          { id: 'products-edit', label: 'Change products' },
          { id: 'products-price', label: 'Set prices' },
        ],
      },
    ],
  },
];
