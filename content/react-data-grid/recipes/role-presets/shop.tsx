import { GridActionsCellItem, type GridColDef } from '@mui/x-data-grid';
import DeleteIcon from '@mui/icons-material/DeleteOutline';
import HandOverIcon from '@mui/icons-material/KeyOutlined';
import type { Order } from '../../orders.js';

export type Field = keyof Order;
export type Role = 'desk' | 'mechanic' | 'manager';
export const roles: Role[] = ['desk', 'mechanic', 'manager'];

export const names: Record<Role, string> = {
  desk: 'Front desk',
  mechanic: 'Mechanic',
  manager: 'Manager',
};

/** Each column once, for all roles. */
export const columnOf: Record<Field, GridColDef<Order>> = {
  id: { field: 'id', headerName: 'Order', width: 80 },
  customer: {
    field: 'customer',
    headerName: 'Customer',
    flex: 1,
    minWidth: 120,
  },
  bike: { field: 'bike', headerName: 'Bike', flex: 1, minWidth: 120 },
  job: { field: 'job', headerName: 'Job', flex: 1, minWidth: 150 },
  received: {
    field: 'received',
    headerName: 'Received',
    type: 'date',
    width: 110,
  },
  hours: { field: 'hours', headerName: 'Hours', type: 'number', width: 90 },
  parts: {
    field: 'parts',
    headerName: 'Parts (€)',
    type: 'number',
    width: 100,
  },
  paid: { field: 'paid', headerName: 'Paid', type: 'boolean', width: 80 },
  status: {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: ['waiting', 'in work', 'ready'],
    width: 110,
  },
};

export interface Rules {
  columns: Field[];
  editable?: Field[];
  actions?: ('handOver' | 'remove')[];
}

/** The columns of a role. Its actions take a row out of the list. */
export function columnsFor(
  { columns, editable = [], actions = [] }: Rules,
  onDone: (id: number) => void,
): GridColDef<Order>[] {
  const shown = columns.map((field): GridColDef<Order> => ({
    ...columnOf[field],
    editable: editable.includes(field),
  }));
  if (actions.length === 0) return shown;
  const items = {
    handOver: (row: Order) => (
      <GridActionsCellItem
        icon={<HandOverIcon />}
        label={`Hand over order ${row.id}`}
        disabled={!row.paid || row.status !== 'ready'}
        onClick={() => onDone(row.id)}
      />
    ),
    remove: (row: Order) => (
      <GridActionsCellItem
        icon={<DeleteIcon />}
        label={`Delete order ${row.id}`}
        onClick={() => onDone(row.id)}
      />
    ),
  };
  const getActions = ({ row }: { row: Order }) =>
    actions.map((action) => items[action](row));
  return [...shown, { field: 'actions', type: 'actions', getActions }];
}
