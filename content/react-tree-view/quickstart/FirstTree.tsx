import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

export default function FirstTree() {
  return (
    <SimpleTreeView aria-label="Help topics">
      <TreeItem itemId="account" label="Your account">
        <TreeItem itemId="sign-in" label="Signing in" />
        <TreeItem itemId="password" label="Changing the password" />
      </TreeItem>
      <TreeItem itemId="orders" label="Orders">
        <TreeItem itemId="returns" label="Returns" />
        <TreeItem itemId="invoices" label="Invoices" />
      </TreeItem>
      <TreeItem itemId="contact" label="Contact" />
    </SimpleTreeView>
  );
}
