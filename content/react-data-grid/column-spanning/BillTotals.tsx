import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';

interface Line {
  id: string;
  item: string;
  amount?: number;
  price?: number;
  total: number;
  isSum?: boolean;
}

const bill: Line[] = [
  { id: '1', item: 'Brake pads', amount: 2, price: 9, total: 18 },
  { id: '2', item: 'Brake fluid', amount: 1, price: 12, total: 12 },
  { id: '3', item: 'Labor, in hours', amount: 1.5, price: 58, total: 87 },
  { id: 'net', item: 'Sum', total: 117, isSum: true },
  { id: 'tax', item: 'Tax, 19 %', total: 22.23, isSum: true },
  { id: 'all', item: 'To pay', total: 139.23, isSum: true },
];

const columns: GridColDef<Line>[] = [
  {
    field: 'item',
    headerName: 'Item',
    flex: 1,
    minWidth: 130,
    colSpan: (_, line) => (line.isSum ? 3 : 1),
  },
  { field: 'amount', headerName: 'Amount', type: 'number', width: 90 },
  { field: 'price', headerName: 'Price', type: 'number', width: 90 },
  { field: 'total', headerName: 'Total', type: 'number', width: 100 },
];

export default function BillTotals() {
  return (
    <div style={{ height: 372, width: '100%' }}>
      <DataGrid
        aria-label="Bill of order 1042"
        rows={bill}
        columns={columns}
        disableColumnSorting
        disableColumnMenu
        disableRowSelectionOnClick
        hideFooter
        getRowClassName={({ row }) => (row.isSum ? 'sum' : '')}
        sx={{ [`& .sum .${gridClasses.cell}`]: { fontWeight: 600 } }}
      />
    </div>
  );
}
