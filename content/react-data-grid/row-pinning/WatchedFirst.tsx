import PinIcon from '@mui/icons-material/PushPin';
import NotIcon from '@mui/icons-material/PushPinOutlined';
import Checkbox from '@mui/material/Checkbox';
import {
  DataGrid,
  gridStringOrNumberComparator as compare,
  type GridColDef,
  type GridSortCellParams,
} from '@mui/x-data-grid';
import { plants } from '../plants.js';

const rows = plants.map((plant) => ({ ...plant, pinned: plant.stock === 0 }));

const place = ({ api, id }: GridSortCellParams) =>
  api.getRow(id).pinned ? 0 : 1;

const pinnedFirst: Partial<GridColDef> = {
  getSortComparator: (direction) => (a, b, one, other) =>
    place(one) - place(other) ||
    compare(a, b, one, other) * (direction === 'desc' ? -1 : 1),
};

const columns: GridColDef[] = [
  {
    field: 'pinned',
    headerName: 'On top',
    width: 90,
    sortable: false,
    display: 'flex',
    renderCell: ({ value, id, row, api, tabIndex }) => (
      <Checkbox
        checked={value}
        icon={<NotIcon />}
        checkedIcon={<PinIcon />}
        slotProps={{ input: { tabIndex, 'aria-label': `Pin ${row.name}` } }}
        onChange={(_, pinned) => api.updateRows([{ id, pinned }])}
      />
    ),
  },
  { ...pinnedFirst, field: 'name', headerName: 'Plant', flex: 1 },
  { ...pinnedFirst, field: 'stock', headerName: 'In stock', type: 'number' },
];

export default function WatchedFirst() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Plants, some of them always on top"
        rows={rows}
        columns={columns}
        sortingOrder={['asc', 'desc']}
        initialState={{
          sorting: { sortModel: [{ field: 'name', sort: 'asc' }] },
        }}
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}
