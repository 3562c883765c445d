import { useMemo, useState } from 'react';
import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import {
  DataGrid,
  GridActionsCellItem,
  type GridColDef,
} from '@mui/x-data-grid';

const names = ['Fish market', 'Lighthouse', 'Bird cliffs', 'Seal Rock'];
const start = names.map((name, id) => ({ id, name }));

export default function MoveStops() {
  const [rows, setRows] = useState(start);

  const columns = useMemo<GridColDef<(typeof start)[0]>[]>(() => {
    const move = (row: (typeof start)[0], by: 1 | -1) =>
      setRows((old) => {
        const others = old.filter((one) => one !== row);
        return others.toSpliced(old.indexOf(row) + by, 0, row);
      });

    return [
      { field: 'name', headerName: 'Stop', flex: 1, minWidth: 120 },
      {
        field: 'move',
        type: 'actions',
        headerName: 'Move',
        width: 100,
        getActions: ({ row }) => [
          <GridActionsCellItem
            icon={<UpIcon />}
            label={`Move ${row.name} up`}
            disabled={row === rows[0]}
            onClick={() => move(row, -1)}
          />,
          <GridActionsCellItem
            icon={<DownIcon />}
            label={`Move ${row.name} down`}
            disabled={row === rows.at(-1)}
            onClick={() => move(row, 1)}
          />,
        ],
      },
    ];
  }, [rows]);

  return (
    <div style={{ width: '100%' }}>
      <DataGrid
        aria-label="Stops of the tour"
        rows={rows}
        columns={columns}
        disableColumnSorting
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}
