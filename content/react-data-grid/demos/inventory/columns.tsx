import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import OrderIcon from '@mui/icons-material/AddShoppingCart';
import Chip from '@mui/material/Chip';
import { GridActionsCellItem, type GridColDef } from '@mui/x-data-grid';
import { categories, type Product } from './products.js';

const levelOf = ({ stock, minimum }: Product) => {
  if (stock === 0) return 'sold out';
  return stock < minimum ? 'low' : 'in stock';
};
const colors = new Map<string, 'success' | 'warning' | 'error'>([
  ['in stock', 'success'],
  ['low', 'warning'],
  ['sold out', 'error'],
]);
const money = (value: number) => `€${value.toLocaleString('en-US')}`;

interface Commands {
  reorder: (product: Product) => void;
  remove: (product: Product) => void;
}

export const makeColumns = (commands: Commands): GridColDef<Product>[] => [
  {
    field: 'name',
    headerName: 'Product',
    flex: 1,
    minWidth: 130,
    editable: true,
  },
  {
    field: 'category',
    headerName: 'Category',
    type: 'singleSelect',
    valueOptions: categories,
    width: 120,
    editable: true,
  },
  { field: 'supplier', headerName: 'Supplier', flex: 1, minWidth: 120 },
  {
    field: 'level',
    headerName: 'Level',
    type: 'singleSelect',
    valueOptions: [...colors.keys()],
    valueGetter: (_, row) => levelOf(row),
    width: 120,
    display: 'flex',
    renderCell: ({ value }: { value?: string }) => (
      <Chip
        size="small"
        variant="outlined"
        label={value}
        color={colors.get(value!)!}
      />
    ),
  },
  {
    field: 'stock',
    headerName: 'Stock',
    type: 'number',
    width: 100,
    editable: true,
  },
  {
    field: 'minimum',
    headerName: 'Minimum',
    type: 'number',
    width: 110,
    editable: true,
  },
  {
    field: 'worth',
    headerName: 'Worth',
    type: 'number',
    width: 110,
    valueGetter: (_, row) => row.stock * row.price,
    valueFormatter: money,
  },
  {
    field: 'counted',
    headerName: 'Counted',
    type: 'date',
    width: 120,
    editable: true,
  },
  {
    field: 'actions',
    type: 'actions',
    width: 90,
    getActions: ({ row }) => [
      <GridActionsCellItem
        key="order"
        icon={<OrderIcon />}
        label={`Order ${row.name}`}
        onClick={() => commands.reorder(row)}
      />,
      <GridActionsCellItem
        key="delete"
        icon={<DeleteIcon />}
        label={`Delete ${row.name}`}
        onClick={() => commands.remove(row)}
      />,
    ],
  },
];
