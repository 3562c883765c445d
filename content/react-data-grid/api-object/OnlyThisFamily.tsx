import FilterIcon from '@mui/icons-material/FilterAlt';
import IconButton from '@mui/material/IconButton';
import {
  DataGrid,
  gridFilterModelSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';
import { plants, type Plant } from '../plants.js';

function FamilyCell({ value, tabIndex }: GridRenderCellParams<Plant, string>) {
  const apiRef = useGridApiContext();
  const { items } = useGridSelector(apiRef, gridFilterModelSelector);
  const isActive = items[0]?.value === value;
  const item = { field: 'family', operator: 'equals', value };

  return (
    <>
      <IconButton
        size="small"
        tabIndex={tabIndex}
        color={isActive ? 'primary' : 'default'}
        aria-pressed={isActive}
        aria-label={`Only ${value}`}
        onClick={() =>
          apiRef.current.setFilterModel({ items: isActive ? [] : [item] })
        }
      >
        <FilterIcon fontSize="inherit" />
      </IconButton>
      {value}
    </>
  );
}

const columns: GridColDef<Plant>[] = [
  { field: 'name', headerName: 'Plant', flex: 1, minWidth: 110 },
  {
    field: 'family',
    headerName: 'Family',
    flex: 1,
    minWidth: 160,
    display: 'flex',
    renderCell: (params) => <FamilyCell {...params} />,
  },
];

export default function OnlyThisFamily() {
  return (
    <div style={{ height: 340, width: '100%' }}>
      <DataGrid label="Plants" rows={plants} columns={columns} hideFooter />
    </div>
  );
}
