import { useState } from 'react';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

export default function OneAtATime() {
  const [expanded, setExpanded] = useState<string[]>(['delivery']);

  return (
    <SimpleTreeView
      aria-label="常见问题"
      expandedItems={expanded}
      onItemExpansionToggle={(_, itemId, isExpanded) =>
        setExpanded(isExpanded ? [itemId] : [])
      }
      sx={{ width: '100%', maxWidth: 360 }}
    >
      <TreeItem itemId="delivery" label="配送">
        <TreeItem itemId="how-long" label="多久能送到？" />
        <TreeItem itemId="abroad" label="支持寄往国外吗？" />
      </TreeItem>
      <TreeItem itemId="payment" label="支付">
        <TreeItem itemId="cards" label="支持哪些银行卡？" />
        <TreeItem itemId="instalments" label="可以分期付款吗？" />
      </TreeItem>
      <TreeItem itemId="repairs" label="维修">
        <TreeItem itemId="warranty" label="保修包含什么？" />
      </TreeItem>
    </SimpleTreeView>
  );
}
