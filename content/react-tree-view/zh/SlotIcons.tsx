import AddIcon from '@mui/icons-material/AddBoxOutlined';
import RemoveIcon from '@mui/icons-material/IndeterminateCheckBoxOutlined';
import GrassIcon from '@mui/icons-material/GrassOutlined';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { forwardRef, type Ref } from 'react';
import {
  RichTreeView,
  TreeItem,
  useTreeItemModel,
  type TreeItemProps,
} from '@mui/x-tree-view';

interface Bed {
  id: string;
  label: string;
  ready?: string;
  children?: Bed[];
}

const garden: Bed[] = [
  {
    id: 'kitchen',
    label: '菜园',
    children: [
      { id: 'peas', label: '豌豆', ready: '六月' },
      { id: 'beetroot', label: '甜菜', ready: '七月' },
    ],
  },
  {
    id: 'orchard',
    label: '果园',
    children: [{ id: 'plums', label: '李子', ready: '八月' }],
  },
];

const BedItem = forwardRef(function BedItem(
  props: TreeItemProps,
  ref: Ref<HTMLLIElement>,
) {
  const bed = useTreeItemModel<Bed>(props.itemId);
  const label = (
    <Stack
      direction="row"
      component="span"
      spacing={1}
      sx={{ alignItems: 'center' }}
    >
      <span>{bed?.label}</span>
      {bed?.ready && <Chip size="small" component="span" label={bed.ready} />}
    </Stack>
  );
  return (
    <TreeItem
      {...props}
      ref={ref}
      label={label}
      slots={{
        expandIcon: AddIcon,
        collapseIcon: RemoveIcon,
        endIcon: GrassIcon,
      }}
    />
  );
});

export default function SlotIcons() {
  return (
    <RichTreeView
      aria-label="苗圃"
      items={garden}
      defaultExpandedItems={['kitchen', 'orchard']}
      slots={{ item: BedItem }}
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
