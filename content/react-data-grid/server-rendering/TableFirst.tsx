import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { sailings, type Sailing } from '../sailings.js';
import { useHydrated } from './useHydrated.js';

const rows = sailings.slice(0, 5);
const columns: GridColDef<Sailing>[] = [
  { field: 'from', headerName: 'From', flex: 1, minWidth: 100 },
  { field: 'to', headerName: 'To', flex: 1, minWidth: 100 },
  { field: 'ship', headerName: 'Ship', width: 110 },
];

export default function TableFirst() {
  const hydrated = useHydrated();
  const [plain, setPlain] = useState(false);

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch onChange={(_, checked) => setPlain(checked)} />}
        label="As without JavaScript"
      />
      <div style={{ height: 320, overflow: 'auto' }}>
        {hydrated && !plain ? (
          <DataGrid
            aria-label="Sailings"
            rows={rows}
            columns={columns}
            hideFooter
          />
        ) : (
          <table style={{ width: '100%', textAlign: 'start' }}>
            <caption>Sailings</caption>
            <thead>
              <tr>
                {columns.map(({ field, headerName }) => (
                  <th key={field} scope="col">
                    {headerName}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ id, from, to, ship }) => (
                <tr key={id}>
                  <td>{from}</td>
                  <td>{to}</td>
                  <td>{ship}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
    </div>
  );
}
