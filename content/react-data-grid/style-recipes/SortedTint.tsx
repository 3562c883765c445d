import { useState } from 'react';
import {
  DataGrid,
  gridClasses,
  type GridColDef,
  type GridSortModel,
} from '@mui/x-data-grid';
import { sailings, type Sailing } from '../sailings.js';

const columns: GridColDef<Sailing>[] = [
  { field: 'to', headerName: 'To', flex: 1, minWidth: 110 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 120 },
  { field: 'passengers', headerName: 'Passengers', type: 'number', width: 150 },
];

export default function SortedTint() {
  const [sortModel, setSortModel] = useState<GridSortModel>([
    { field: 'passengers', sort: 'desc' },
  ]);
  const sorted = sortModel[0]?.field;

  return (
    <div style={{ height: 340, width: '100%' }}>
      <DataGrid
        aria-label="Sailings"
        rows={sailings}
        columns={columns}
        sortModel={sortModel}
        onSortModelChange={setSortModel}
        getCellClassName={({ field }) => (field === sorted ? 'sorted' : '')}
        hideFooter
        sx={(theme) => ({
          [`& .sorted, & .${gridClasses['columnHeader--sorted']}`]: {
            backgroundColor: `color-mix(in srgb, ${(theme.vars ?? theme).palette.primary.main} 12%, transparent)`,
          },
        })}
      />
    </div>
  );
}
