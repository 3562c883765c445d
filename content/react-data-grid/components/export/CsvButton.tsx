import Button from '@mui/material/Button';
import DownloadIcon from '@mui/icons-material/Download';
import {
  DataGrid,
  ExportCsv,
  Toolbar,
  ToolbarButton,
  type GridColDef,
} from '@mui/x-data-grid';
import { orders, type Order } from '../../orders.js';

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 80 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'parts', headerName: 'Parts (€)', type: 'number', width: 110 },
];

function DownloadToolbar() {
  return (
    <Toolbar aria-label="Tools of the orders">
      <ExportCsv
        options={{ fileName: 'orders', delimiter: ';', utf8WithBom: true }}
        render={
          <ToolbarButton render={<Button startIcon={<DownloadIcon />} />} />
        }
      >
        Download for a spreadsheet
      </ExportCsv>
    </Toolbar>
  );
}

export default function CsvButton() {
  return (
    <div style={{ height: 340, width: '100%' }}>
      <DataGrid
        aria-label="Orders"
        rows={orders}
        columns={columns}
        showToolbar
        slots={{ toolbar: DownloadToolbar }}
        hideFooter
      />
    </div>
  );
}
