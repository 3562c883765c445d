import { RichTreeView, type TreeViewBaseItem } from '@mui/x-tree-view';

const topics: TreeViewBaseItem[] = [
  {
    id: 'account',
    label: 'Your account',
    children: [
      { id: 'sign-in', label: 'Signing in' },
      { id: 'password', label: 'Changing the password' },
    ],
  },
  {
    id: 'orders',
    label: 'Orders',
    children: [
      { id: 'returns', label: 'Returns' },
      { id: 'invoices', label: 'Invoices' },
    ],
  },
  { id: 'contact', label: 'Contact' },
];

export default function TreeFromData() {
  return (
    <RichTreeView
      aria-label="Help topics"
      items={topics}
      defaultExpandedItems={['orders']}
    />
  );
}
