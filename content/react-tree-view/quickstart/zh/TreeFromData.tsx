import { RichTreeView, type TreeViewBaseItem } from '@mui/x-tree-view';

const topics: TreeViewBaseItem[] = [
  {
    id: 'account',
    label: '你的账户',
    children: [
      { id: 'sign-in', label: '登录' },
      { id: 'password', label: '修改密码' },
    ],
  },
  {
    id: 'orders',
    label: '订单',
    children: [
      { id: 'returns', label: '退货' },
      { id: 'invoices', label: '发票' },
    ],
  },
  { id: 'contact', label: '联系我们' },
];

export default function TreeFromData() {
  return (
    <RichTreeView
      aria-label="帮助主题"
      items={topics}
      defaultExpandedItems={['orders']}
    />
  );
}
