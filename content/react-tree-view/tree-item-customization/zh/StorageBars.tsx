import { forwardRef, type Ref } from 'react';
import LinearProgress from '@mui/material/LinearProgress';
import {
  RichTreeView,
  TreeItem,
  useTreeItemModel,
  type TreeItemProps,
  type TreeViewBaseItem,
} from '@mui/x-tree-view';

type Disk = { id: string; label: string; used: number };

const disks: TreeViewBaseItem<Disk>[] = [
  {
    id: 'backup',
    label: '备份',
    used: 71,
    children: [
      { id: 'photos', label: '照片', used: 94 },
      { id: 'mail', label: '邮件', used: 22 },
    ],
  },
  { id: 'media', label: '媒体', used: 48 },
];

const DiskItem = forwardRef(function DiskItem(
  props: TreeItemProps,
  ref: Ref<HTMLLIElement>,
) {
  const used = useTreeItemModel<Disk>(props.itemId)?.used ?? 0;
  const children = (
    <>
      {props.label}
      <LinearProgress aria-hidden variant="determinate" value={used} />
    </>
  );
  const name = `${String(props.label)}，已用 ${used}%`;
  return (
    <TreeItem
      {...props}
      ref={ref}
      aria-label={name}
      slotProps={{ label: { children } }}
    />
  );
});
const slots = { item: DiskItem };

export default function StorageBars() {
  return (
    <RichTreeView
      aria-label="磁盘"
      items={disks}
      slots={slots}
      defaultExpandedItems={['backup']}
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
