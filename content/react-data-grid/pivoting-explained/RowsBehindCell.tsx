import { useState } from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { sales, type Sale } from './sales.js';

const behind = (stall: string, day: string) =>
  sales.filter((sale) => sale.stall === stall && sale.day === day);

const rows = ['Harbor', 'Station'].map((id) => ({ id }));
const pivotColumns: GridColDef<{ id: string }>[] = [
  { field: 'id', headerName: 'Stall', flex: 1 },
  ...['Saturday', 'Sunday'].map((day): GridColDef<{ id: string }> => ({
    field: day,
    type: 'number',
    width: 110,
    valueGetter: (_, { id }) =>
      behind(id, day).reduce((sum, { bread }) => sum + bread, 0),
  })),
];

export default function RowsBehindCell() {
  const [cell, setCell] = useState(['Harbor', 'Saturday']);
  const counted = behind(cell[0]!, cell[1]!);

  const columns: GridColDef<Sale>[] = [
    { field: 'day', headerName: 'Day', width: 100 },
    { field: 'stall', headerName: 'Stall', flex: 1, minWidth: 90 },
    { field: 'bread', headerName: 'Loaves', type: 'number', width: 80 },
    {
      field: 'counted',
      headerName: 'Counted',
      type: 'boolean',
      width: 90,
      valueGetter: (_, sale) => counted.includes(sale),
    },
  ];

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 190 }}>
        <DataGrid
          aria-label="Loaves by stall and day"
          {...{ rows, columns: pivotColumns }}
          onCellClick={({ id, field }) => setCell([String(id), field])}
          hideFooter
        />
      </div>
      <div style={{ height: 390 }}>
        <DataGrid aria-label="Sales" {...{ rows: sales, columns }} hideFooter />
      </div>
    </div>
  );
}
