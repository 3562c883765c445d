import { useState } from 'react';
import { RichTreeView } from '@mui/x-tree-view';
import { rights } from './rights.js';

const both = { parents: true, descendants: true };
const locked = ['orders-refund'];
const isLocked = ({ id }: { id: string }) => locked.includes(id);
/** A parent can't be full while something inside is locked. */
const never = ['shop', 'orders', ...locked];

export default function LockedRights() {
  const [selected, setSelected] = useState(['orders-read']);

  return (
    <RichTreeView
      aria-label="Rights of trainees"
      items={rights}
      multiSelect
      checkboxSelection
      selectionPropagation={both}
      isItemDisabled={isLocked}
      disabledItemsFocusable
      defaultExpandedItems={['shop', 'orders', 'products']}
      selectedItems={selected}
      onSelectedItemsChange={(_, ids) =>
        setSelected(ids.filter((id) => !never.includes(id)))
      }
      sx={{ width: '100%', maxWidth: 360 }}
    />
  );
}
