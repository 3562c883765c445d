import { forwardRef, type Ref } from 'react';
import FullIcon from '@mui/icons-material/Favorite';
import EmptyIcon from '@mui/icons-material/FavoriteBorder';
import Checkbox, { type CheckboxProps } from '@mui/material/Checkbox';
import { RichTreeView, type TreeViewBaseItem } from '@mui/x-tree-view';

const songs: TreeViewBaseItem[] = [
  {
    id: 'side-a',
    label: 'Side A',
    children: [
      { id: 'tide', label: 'Low tide' },
      { id: 'lamp', label: 'Lamplighter' },
    ],
  },
  {
    id: 'side-b',
    label: 'Side B',
    children: [{ id: 'ferry', label: 'Last ferry' }],
  },
];

const Heart = forwardRef(function Heart(
  { visible, ...props }: CheckboxProps & { visible?: boolean },
  ref: Ref<HTMLButtonElement>,
) {
  if (!visible) return null;
  return (
    <Checkbox
      {...props}
      ref={ref}
      sx={{ p: 0 }}
      color="error"
      icon={<EmptyIcon />}
      checkedIcon={<FullIcon />}
      indeterminateIcon={<EmptyIcon />}
    />
  );
});
const slotProps = { item: { slots: { checkbox: Heart } } };

export default function FavoriteSongs() {
  return (
    <RichTreeView
      aria-label="Favorite songs"
      items={songs}
      multiSelect
      checkboxSelection
      defaultExpandedItems={['side-a']}
      defaultSelectedItems={['lamp']}
      slotProps={slotProps}
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
