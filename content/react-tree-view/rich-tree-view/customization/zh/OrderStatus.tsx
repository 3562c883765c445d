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
    label: '5 月 3 日的订单',
    children: [
      { id: 'lamp', label: '台灯', status: '已送达' },
      { id: 'chair', label: '椅子', status: '运输中' },
    ],
  },
  { id: 'april', label: '4 月 9 日的订单', status: '已退货' },
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
      aria-label="你的订单"
      items={orders}
      defaultExpandedItems={['may']}
      slots={slots}
      sx={{ width: '100%', maxWidth: 340 }}
    />
  );
}
