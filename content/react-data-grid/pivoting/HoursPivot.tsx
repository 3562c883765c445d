import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../orders.js';

type Key = (order: Order) => string;

/** One row for each key of rows, with a sum for each key of columns. */
function pivot(rowKey: Key, columnKey: Key, value: (order: Order) => number) {
  const table = new Map<string, Record<string, number | string>>();
  for (const order of orders) {
    const key = rowKey(order);
    const row = table.get(key) ?? { id: key, total: 0 };
    const column = `of ${columnKey(order)}`;
    row[column] = Number(row[column] ?? 0) + value(order);
    row.total = Number(row.total) + value(order);
    table.set(key, row);
  }
  return [...table.values()];
}

export default function HoursPivot() {
  const [swapped, setSwapped] = useState(false);
  const keys: [Key, Key] = [({ bike }) => bike, ({ status }) => status];
  const [rowKey, columnKey] = swapped ? keys.toReversed() : keys;
  const rows = pivot(rowKey!, columnKey!, ({ hours }) => hours);

  const columns: GridColDef[] = [
    { field: 'id', headerName: 'Hours', flex: 1, minWidth: 120 },
    ...[...new Set(orders.map(columnKey!))].map((key): GridColDef => ({
      field: `of ${key}`,
      headerName: key,
      type: 'number',
      width: 115,
    })),
    { field: 'total', headerName: 'Total', type: 'number', width: 80 },
  ];

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        label="Swap rows and columns"
        control={<Switch checked={swapped} />}
        onChange={(_, checked) => setSwapped(checked)}
      />
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Hours by bike and status"
          {...{ rows, columns }}
          hideFooter
        />
      </div>
    </div>
  );
}
