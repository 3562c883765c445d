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
    label: 'July',
    children: [
      { id: 'tatra', label: 'Tatra, 5 days' },
      { id: 'karst', label: 'Karst, 2 days' },
    ],
  },
  {
    id: 'august',
    label: 'August',
    children: [{ id: 'fjord', label: 'Fjord, 7 days' }],
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
  return <RichTreeView aria-label="Trips" items={trips} slots={slots} />;
}
