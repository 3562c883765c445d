import { forwardRef, type Ref } from 'react';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import {
  RichTreeView,
  TreeItem,
  useTreeItemModel,
  type TreeItemProps,
  type TreeViewBaseItem,
} from '@mui/x-tree-view';

type Parcel = { id: string; label: string; status?: string };

const orders: TreeViewBaseItem<Parcel>[] = [
  {
    id: 'may',
    label: 'Order of 3 May',
    children: [
      { id: 'lamp', label: 'Desk lamp', status: 'Delivered' },
      { id: 'chair', label: 'Chair', status: 'On its way' },
    ],
  },
  { id: 'april', label: 'Order of 9 April', status: 'Returned' },
];

const ParcelItem = forwardRef(function ParcelItem(
  props: TreeItemProps,
  ref: Ref<HTMLLIElement>,
) {
  const parcel = useTreeItemModel<Parcel>(props.itemId);
  const label = (
    <Stack component="span" direction="row" spacing={1}>
      <span>{props.label}</span>
      {parcel?.status && (
        <Chip component="span" size="small" label={parcel.status} />
      )}
    </Stack>
  );
  return <TreeItem {...props} ref={ref} label={label} />;
});

const slots = { item: ParcelItem };

export default function OrderStatus() {
  return (
    <RichTreeView
      aria-label="Your orders"
      items={orders}
      defaultExpandedItems={['may']}
      slots={slots}
      sx={{ width: '100%', maxWidth: 340 }}
    />
  );
}
