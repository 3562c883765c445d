import { useState } from 'react';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

export default function OneAtATime() {
  const [expanded, setExpanded] = useState<string[]>(['delivery']);

  return (
    <SimpleTreeView
      aria-label="Questions"
      expandedItems={expanded}
      onItemExpansionToggle={(_, itemId, isExpanded) =>
        setExpanded(isExpanded ? [itemId] : [])
      }
      sx={{ width: '100%', maxWidth: 360 }}
    >
      <TreeItem itemId="delivery" label="Delivery">
        <TreeItem itemId="how-long" label="How long does it take?" />
        <TreeItem itemId="abroad" label="Do you send abroad?" />
      </TreeItem>
      <TreeItem itemId="payment" label="Payment">
        <TreeItem itemId="cards" label="Which cards do you accept?" />
        <TreeItem itemId="instalments" label="Can I pay in instalments?" />
      </TreeItem>
      <TreeItem itemId="repairs" label="Repairs">
        <TreeItem itemId="warranty" label="What does the warranty cover?" />
      </TreeItem>
    </SimpleTreeView>
  );
}
