import { SimpleTreeView, TreeItem, treeItemClasses } from '@mui/x-tree-view';

export default function LinedOutline() {
  return (
    <SimpleTreeView
      aria-label="Contract"
      itemChildrenIndentation={0}
      defaultExpandedItems={['use', 'fees']}
      sx={{
        width: '100%',
        maxWidth: 320,
        [`& .${treeItemClasses.content}`]: { py: 0.25 },
        [`& .${treeItemClasses.label}`]: { typography: 'body2' },
        [`& .${treeItemClasses.groupTransition}`]: {
          marginInlineStart: 2,
          paddingInlineStart: 1,
          borderInlineStart: '1px solid',
          borderColor: 'divider',
        },
      }}
    >
      <TreeItem itemId="use" label="1 Use of the hall">
        <TreeItem itemId="hours" label="1.1 Hours" />
        <TreeItem itemId="noise" label="1.2 Noise" />
      </TreeItem>
      <TreeItem itemId="fees" label="2 Fees">
        <TreeItem itemId="deposit" label="2.1 Deposit" />
        <TreeItem itemId="late" label="2.2 Late payment" />
      </TreeItem>
    </SimpleTreeView>
  );
}
