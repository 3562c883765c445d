import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

export default function FirstTree() {
  return (
    <SimpleTreeView aria-label="帮助主题">
      <TreeItem itemId="account" label="你的账户">
        <TreeItem itemId="sign-in" label="登录" />
        <TreeItem itemId="password" label="修改密码" />
      </TreeItem>
      <TreeItem itemId="orders" label="订单">
        <TreeItem itemId="returns" label="退货" />
        <TreeItem itemId="invoices" label="发票" />
      </TreeItem>
      <TreeItem itemId="contact" label="联系我们" />
    </SimpleTreeView>
  );
}
