import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { plants, type Plant } from '../plants.js';

const columns: GridColDef<Plant>[] = [
  { field: 'name', headerName: 'Plant', flex: 1, minWidth: 120 },
  { field: 'family', headerName: 'Family', flex: 1, minWidth: 120 },
  { field: 'stock', headerName: 'In stock', type: 'number' },
];

const focused = `& .${gridClasses.cell}:focus, & .${gridClasses.columnHeader}:focus`;

export default function BrandFocus() {
  return (
    <div style={{ height: 340, width: '100%' }}>
      <DataGrid
        aria-label="Plants"
        rows={plants}
        columns={columns}
        hideFooter
        sx={(theme) => ({
          [focused]: {
            outline: `2px solid ${(theme.vars ?? theme).palette.secondary.main}`,
            outlineOffset: '-2px',
          },
          [`& .${gridClasses.row}.Mui-selected`]: {
            '&, &:hover': {
              backgroundColor: `color-mix(in srgb, ${(theme.vars ?? theme).palette.secondary.main} 16%, transparent)`,
            },
            boxShadow: `inset 4px 0 ${(theme.vars ?? theme).palette.secondary.main}`,
          },
        })}
      />
    </div>
  );
}
