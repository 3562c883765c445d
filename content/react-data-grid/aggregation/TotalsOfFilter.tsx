import { useState } from 'react';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  GridFooterContainer,
  gridFilteredSortedRowEntriesSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { plants, type Plant } from '../plants.js';
import { functions } from './functions.js';

const columns: GridColDef<Plant>[] = [
  { field: 'name', headerName: 'Plant', flex: 1, minWidth: 110 },
  { field: 'family', headerName: 'Family', flex: 1, minWidth: 120 },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 90 },
];

function StockFooter() {
  const apiRef = useGridApiContext();
  const rows = useGridSelector(apiRef, gridFilteredSortedRowEntriesSelector);
  const [chosen, setChosen] = useState(0);
  const values = rows.map(({ model }) => (model as Plant).stock);

  return (
    <GridFooterContainer sx={{ p: 1 }}>
      <TextField
        {...{ select: true, label: 'Stock', value: chosen }}
        size="small"
        slotProps={{ select: { native: true } }}
        onChange={(event) => setChosen(Number(event.target.value))}
      >
        {functions.map(({ name }, index) => (
          <option key={name} value={index} children={name} />
        ))}
      </TextField>
      <strong role="status">
        {values.length > 0 ? Math.round(functions[chosen]!.apply(values)) : '–'}
      </strong>
    </GridFooterContainer>
  );
}

export default function TotalsOfFilter() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Stock of plants"
        {...{ rows: plants, columns }}
        showToolbar
        slots={{ footer: StockFooter }}
      />
    </div>
  );
}
