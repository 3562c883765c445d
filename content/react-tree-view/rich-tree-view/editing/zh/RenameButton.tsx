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
  { id: 'watch', label: '想看的' },
  { id: 'read', label: '想读的' },
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
        aria-label="重命名（Enter）"
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
  const inputProps = { 'aria-label': '清单名称' };
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
      aria-label="清单"
      items={lists}
      isItemEditable
      slots={slots}
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
