import {
  DataGrid,
  gridFilteredRowCountSelector,
  GridFooterContainer,
  gridRowCountSelector,
  gridRowSelectionCountSelector,
  gridSortModelSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { plants, type Plant } from '../plants.js';

const columns: GridColDef<Plant>[] = [
  { field: 'name', headerName: 'Plant', flex: 1, minWidth: 120 },
  { field: 'stock', headerName: 'In stock', type: 'number' },
];

function StatusLine() {
  const apiRef = useGridApiContext();
  const all = useGridSelector(apiRef, gridRowCountSelector);
  const found = useGridSelector(apiRef, gridFilteredRowCountSelector);
  const selected = useGridSelector(apiRef, gridRowSelectionCountSelector);
  const [sort] = useGridSelector(apiRef, gridSortModelSelector);

  return (
    <GridFooterContainer sx={{ px: 1.5, gap: 2 }}>
      <span>{`${found} of ${all} plants, ${selected} selected`}</span>
      <span>{sort ? `sorted by ${sort.field}` : 'not sorted'}</span>
    </GridFooterContainer>
  );
}

export default function PlantStatus() {
  return (
    <div style={{ height: 380, width: '100%' }}>
      <DataGrid
        label="Plants"
        rows={plants}
        columns={columns}
        checkboxSelection
        showToolbar
        slots={{ footer: StatusLine }}
      />
    </div>
  );
}
