import AddIcon from '@mui/icons-material/AddBoxOutlined';
import RemoveIcon from '@mui/icons-material/IndeterminateCheckBoxOutlined';
import GrassIcon from '@mui/icons-material/GrassOutlined';
import Chip from '@mui/material/Chip';
import { forwardRef, type Ref } from 'react';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { TreeItem, type TreeItemProps } from '@mui/x-tree-view/TreeItem';
import { useTreeItemModel } from '@mui/x-tree-view/hooks';

type Bed = { id: string; label: string; ready?: string; children?: Bed[] };

const peas = { id: 'peas', label: 'Peas', ready: 'June' };
const beetroot = { id: 'beetroot', label: 'Beetroot', ready: 'July' };
const plums = { id: 'plums', label: 'Plums', ready: 'August' };
const garden: Bed[] = [
  { id: 'kitchen', label: 'Kitchen garden', children: [peas, beetroot] },
  { id: 'orchard', label: 'Orchard', children: [plums] },
];

const BedItem = forwardRef(function BedItem(
  props: TreeItemProps,
  ref: Ref<HTMLLIElement>,
) {
  const bed = useTreeItemModel<Bed>(props.itemId)!;
  const label = (
    <>
      {`${bed.label} `}
      {bed.ready && <Chip size="small" component="span" label={bed.ready} />}
    </>
  );
  return <TreeItem {...props} ref={ref} label={label} />;
});

export default function SlotIcons() {
  return (
    <RichTreeView
      aria-label="Garden beds"
      items={garden}
      defaultExpandedItems={['kitchen', 'orchard']}
      slots={{
        item: BedItem,
        expandIcon: AddIcon,
        collapseIcon: RemoveIcon,
        endIcon: GrassIcon,
      }}
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
