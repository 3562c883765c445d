import { useState, type MouseEvent } from 'react';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { RichTreeView, type TreeViewBaseItem } from '@mui/x-tree-view';

const garden: TreeViewBaseItem[] = [
  {
    id: 'north',
    label: 'North bed',
    children: [
      { id: 'leek', label: 'Leek' },
      { id: 'chard', label: 'Chard' },
    ],
  },
  {
    id: 'south',
    label: 'South bed',
    children: [
      { id: 'pepper', label: 'Pepper' },
      { id: 'melon', label: 'Melon' },
    ],
  },
];

type Change = (item: TreeViewBaseItem) => TreeViewBaseItem[];

function changed(
  items: TreeViewBaseItem[],
  id: string,
  change: Change,
): TreeViewBaseItem[] {
  return items.flatMap((one) => {
    if (one.id === id) return change(one);
    if (!one.children) return one;
    return { ...one, children: changed(one.children, id, change) };
  });
}

export default function ItemMenu() {
  const [items, setItems] = useState(garden);
  const [menu, setMenu] = useState({ left: 0, top: 0, id: '', open: false });
  const close = () => setMenu({ ...menu, open: false });

  const openFor = (id: string) => (event: MouseEvent) => {
    event.preventDefault();
    // The items around it have the same handler.
    event.stopPropagation();
    setMenu({ left: event.clientX, top: event.clientY, id, open: true });
  };
  const apply = (change: Change) => {
    setItems((old) => changed(old, menu.id, change));
    close();
  };

  return (
    <div>
      <RichTreeView
        aria-label="Plants by bed"
        items={items}
        defaultExpandedItems={['north']}
        slotProps={{
          item: ({ itemId }) => ({ onContextMenu: openFor(itemId) }),
        }}
      />
      <Menu
        open={menu.open}
        onClose={close}
        anchorReference="anchorPosition"
        anchorPosition={menu}
      >
        <MenuItem
          onClick={() =>
            apply((one) => [{ ...one, label: one.label + ', watered' }])
          }
        >
          Mark as watered
        </MenuItem>
        <MenuItem onClick={() => apply(() => [])}>Remove</MenuItem>
      </Menu>
    </div>
  );
}
