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
    label: 'Backup',
    used: 71,
    children: [
      { id: 'photos', label: 'Photos', used: 94 },
      { id: 'mail', label: 'Mail', used: 22 },
    ],
  },
  { id: 'media', label: 'Media', used: 48 },
];

const DiskItem = forwardRef(function DiskItem(
  props: TreeItemProps,
  ref: Ref<HTMLLIElement>,
) {
  const used = useTreeItemModel<Disk>(props.itemId)?.used ?? 0;
  const children = (
    <>
      {`${String(props.label)}, ${used}% full`}
      <LinearProgress aria-hidden variant="determinate" value={used} />
    </>
  );
  return <TreeItem {...props} ref={ref} slotProps={{ label: { children } }} />;
});
const slots = { item: DiskItem };

export default function StorageBars() {
  return (
    <RichTreeView
      aria-label="Disks"
      items={disks}
      slots={slots}
      defaultExpandedItems={['backup']}
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
