import { SimpleTreeView, TreeItem, treeItemClasses } from '@mui/x-tree-view';

export default function LinedOutline() {
  return (
    <SimpleTreeView
      aria-label="合同"
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
      <TreeItem itemId="use" label="1 场地使用">
        <TreeItem itemId="hours" label="1.1 时间" />
        <TreeItem itemId="noise" label="1.2 噪声" />
      </TreeItem>
      <TreeItem itemId="fees" label="2 费用">
        <TreeItem itemId="deposit" label="2.1 押金" />
        <TreeItem itemId="late" label="2.2 逾期付款" />
      </TreeItem>
    </SimpleTreeView>
  );
}
