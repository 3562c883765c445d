import { forwardRef, type Ref } from 'react';
import EditIcon from '@mui/icons-material/EditOutlined';
import IconButton from '@mui/material/IconButton';
import {
  RichTreeView,
  TreeItem,
  useTreeItemUtils,
  type TreeItemProps,
  type TreeViewBaseItem,
} from '@mui/x-tree-view';

const lists: TreeViewBaseItem[] = [
  { id: 'watch', label: 'To watch' },
  { id: 'read', label: 'To read' },
];

const ListItem = forwardRef(function ListItem(
  props: TreeItemProps,
  ref: Ref<HTMLLIElement>,
) {
  const { interactions } = useTreeItemUtils({ itemId: props.itemId });
  const row = (
    <>
      <span style={{ flex: 1 }}>{props.label}</span>
      <IconButton
        size="small"
        tabIndex={-1}
        aria-label="Rename (Enter)"
        onClick={(event) => {
          event.stopPropagation();
          interactions.toggleItemEditing();
        }}
      >
        <EditIcon fontSize="small" />
      </IconButton>
    </>
  );
  const labelProps = { children: row, style: { display: 'flex' } };
  const inputProps = { 'aria-label': 'Name of the list' };
  return (
    <TreeItem
      {...props}
      ref={ref}
      slotProps={{ label: labelProps, labelInput: inputProps }}
    />
  );
});
const slots = { item: ListItem };

export default function RenameButton() {
  return (
    <RichTreeView
      aria-label="Lists"
      items={lists}
      isItemEditable
      slots={slots}
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
