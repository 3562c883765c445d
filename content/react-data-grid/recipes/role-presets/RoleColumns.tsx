import { useMemo, useState } from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { DataGrid } from '@mui/x-data-grid';
import { orders, type Order } from '../../orders.js';
import { columnsFor, names, roles, type Role, type Rules } from './shop.js';

const rules: Record<Role, Rules> = {
  desk: {
    columns: ['customer', 'bike', 'status', 'paid'],
    editable: ['paid'],
    actions: ['handOver'],
  },
  mechanic: {
    columns: ['bike', 'job', 'status', 'hours', 'parts'],
    editable: ['status', 'hours', 'parts'],
  },
  manager: {
    columns: ['id', 'customer', 'job', 'hours', 'parts', 'status', 'paid'],
    editable: ['customer', 'job', 'hours', 'parts', 'status', 'paid'],
    actions: ['handOver', 'remove'],
  },
};

export default function RoleColumns() {
  const [role, setRole] = useState<Role>('desk');
  const [rows, setRows] = useState(orders);
  const columns = useMemo(() => {
    const takeOut = (id: number) =>
      setRows((old) => old.filter((row) => row.id !== id));
    return columnsFor(rules[role], takeOut);
  }, [role]);

  const save = (row: Order) => {
    setRows((old) => old.map((one) => (one.id === row.id ? row : one)));
    return row;
  };

  return (
    <div style={{ width: '100%' }}>
      <Tabs value={role} onChange={(_, next: Role) => setRole(next)}>
        {roles.map((one) => (
          <Tab key={one} value={one} label={names[one]} />
        ))}
      </Tabs>
      <div style={{ height: 320, marginTop: 16 }}>
        <DataGrid
          aria-label="Orders"
          rows={rows}
          columns={columns}
          processRowUpdate={save}
          hideFooter
        />
      </div>
    </div>
  );
}
