import { useState, type MouseEvent } from 'react';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { loans, type Loan } from '../loans.js';

const columns: GridColDef<Loan>[] = [
  { field: 'title', headerName: 'Book', flex: 1, minWidth: 130 },
  { field: 'reader', headerName: 'Reader', flex: 1, minWidth: 120 },
  { field: 'renewals', headerName: 'Renewals', type: 'number', width: 100 },
];

export default function RowMenu() {
  const [rows, setRows] = useState(() => loans.slice(0, 6));
  const [menu, setMenu] = useState({ left: 0, top: 0, id: 0, open: false });
  const close = () => setMenu({ ...menu, open: false });

  const open = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault();
    const { clientX: left, clientY: top, currentTarget } = event;
    setMenu({ left, top, id: Number(currentTarget.dataset.id), open: true });
  };
  const change = (by: (old: Loan) => Loan[]) => {
    setRows((old) =>
      old.flatMap((one) => (one.id === menu.id ? by(one) : one)),
    );
    close();
  };

  return (
    <div style={{ width: '100%' }}>
      <DataGrid
        aria-label="Loans with a menu for each row"
        rows={rows}
        columns={columns}
        slotProps={{ row: { onContextMenu: open } }}
        hideFooter
      />
      <Menu
        open={menu.open}
        onClose={close}
        anchorReference="anchorPosition"
        anchorPosition={menu}
      >
        <MenuItem
          onClick={() =>
            change((one) => [{ ...one, renewals: one.renewals + 1 }])
          }
        >
          Renew
        </MenuItem>
        <MenuItem onClick={() => change(() => [])}>Return</MenuItem>
      </Menu>
    </div>
  );
}
