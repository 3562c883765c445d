import { useState } from 'react';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import DownloadIcon from '@mui/icons-material/Download';
import {
  DataGrid,
  ExportCsv,
  ExportPrint,
  Toolbar,
  ToolbarButton,
  type GridColDef,
} from '@mui/x-data-grid';
import { orders, type Order } from '../../orders.js';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'bike', headerName: 'Bike' },
];

function ExportToolbar() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const item = { render: <MenuItem />, onClick: () => setAnchor(null) };
  const print = { ...item, options: { hideToolbar: true } };
  return (
    <Toolbar aria-label="Tools of the orders">
      <ToolbarButton
        aria-label="Export"
        aria-haspopup="true"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <DownloadIcon fontSize="small" />
      </ToolbarButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={item.onClick}>
        <ExportCsv {...item}>CSV, as shown</ExportCsv>
        <ExportCsv {...item} options={{ allColumns: true }}>
          CSV with hidden columns
        </ExportCsv>
        <ExportPrint {...print}>Print</ExportPrint>
      </Menu>
    </Toolbar>
  );
}

export default function ExportChoices() {
  return (
    <div style={{ height: 340, width: '100%' }}>
      <DataGrid
        aria-label="Orders"
        rows={orders}
        columns={columns}
        showToolbar
        slots={{ toolbar: ExportToolbar }}
        initialState={{ columns: { columnVisibilityModel: { bike: false } } }}
        hideFooter
      />
    </div>
  );
}
