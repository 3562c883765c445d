import { useState } from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import type { GridInitialState } from '@mui/x-data-grid';
import { orders } from '../../orders.js';
import { columnOf, names, type Role } from './shop.js';

const { customer, bike, job, hours, parts, status } = columnOf;
const columns = {
  desk: [customer, bike, status],
  mechanic: [bike, job, hours, parts],
};
const both: (keyof typeof columns)[] = ['desk', 'mechanic'];

export default function KeptViews() {
  const apiRef = useGridApiRef();
  const [role, setRole] = useState<keyof typeof columns>('mechanic');
  const [views, setViews] = useState<Partial<Record<Role, GridInitialState>>>({
    mechanic: { sorting: { sortModel: [{ field: 'hours', sort: 'desc' }] } },
  });

  const change = (next: keyof typeof columns) => {
    const view = apiRef.current!.exportState();
    setViews((old) => ({ ...old, [role]: view }));
    setRole(next);
  };

  return (
    <div style={{ width: '100%' }}>
      <Tabs value={role} onChange={(_, next: typeof role) => change(next)}>
        {both.map((one) => (
          <Tab key={one} value={one} label={names[one]} />
        ))}
      </Tabs>
      <div style={{ height: 320, marginTop: 16 }}>
        <DataGrid
          key={role}
          apiRef={apiRef}
          aria-label="Orders"
          rows={orders}
          columns={columns[role]}
          initialState={views[role]}
          hideFooter
        />
      </div>
    </div>
  );
}
