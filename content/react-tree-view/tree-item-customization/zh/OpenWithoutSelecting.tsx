import { forwardRef, type MouseEvent, type Ref } from 'react';
import {
  RichTreeView,
  TreeItem,
  useTreeItemUtils,
  type TreeItemProps,
  type TreeViewBaseItem,
  type TreeViewCancellableEvent,
} from '@mui/x-tree-view';

const trips: TreeViewBaseItem[] = [
  {
    id: 'july',
    label: '七月',
    children: [
      { id: 'tatra', label: '塔特拉山，5 天' },
      { id: 'karst', label: '喀斯特，2 天' },
    ],
  },
  {
    id: 'august',
    label: '八月',
    children: [{ id: 'fjord', label: '峡湾，7 天' }],
  },
];

const TripItem = forwardRef(function TripItem(
  props: TreeItemProps,
  ref: Ref<HTMLLIElement>,
) {
  const { interactions, status } = useTreeItemUtils({
    itemId: props.itemId,
    children: props.children,
  });

  function openOnly(event: MouseEvent & TreeViewCancellableEvent) {
    if (!status.expandable) return;
    event.defaultMuiPrevented = true;
    interactions.handleExpansion(event);
  }

  return (
    <TreeItem
      {...props}
      ref={ref}
      slotProps={{ content: { onClick: openOnly } }}
    />
  );
});
const slots = { item: TripItem };

export default function OpenWithoutSelecting() {
  return <RichTreeView aria-label="行程" items={trips} slots={slots} />;
}
