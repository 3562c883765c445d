import { useState, type DragEvent } from 'react';
import HandleIcon from '@mui/icons-material/DragIndicator';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, type Order } from '../orders.js';

const columns: GridColDef<Order>[] = [
  {
    field: 'handle',
    headerName: 'Drag',
    width: 80,
    display: 'flex',
    renderCell: () => (
      <span draggable style={{ cursor: 'grab', display: 'flex' }}>
        <HandleIcon />
      </span>
    ),
  },
  { field: 'job', headerName: 'Job', flex: 1, minWidth: 150 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 80 },
];

export default function DragQueue() {
  const [rows, setRows] = useState(() =>
    orders.filter(({ status }) => status !== 'ready'),
  );
  const [dragged, setDragged] = useState<number>();

  const follow = (event: DragEvent<HTMLElement>) => {
    if (dragged === undefined) return;
    event.preventDefault();
    const over = Number(event.currentTarget.dataset.id);
    if (over === dragged) return;
    setRows((old) => {
      const row = old.find(({ id }) => id === dragged)!;
      const place = old.findIndex(({ id }) => id === over);
      return old.filter(({ id }) => id !== dragged).toSpliced(place, 0, row);
    });
  };

  return (
    <div style={{ width: '100%' }}>
      <DataGrid
        aria-label="Queue of the workshop"
        rows={rows}
        columns={columns}
        disableColumnSorting
        disableRowSelectionOnClick
        hideFooter
        slotProps={{
          row: {
            onDragStart: (event) =>
              setDragged(Number(event.currentTarget.dataset.id)),
            onDragOver: follow,
            onDragEnd: () => setDragged(undefined),
          },
        }}
      />
    </div>
  );
}
