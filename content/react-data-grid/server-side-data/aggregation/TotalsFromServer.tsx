import { createContext, useContext, useMemo, useState } from 'react';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridFooter,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid';
import { ask, queryOf, tenRows, type Page } from '../ask.js';

const columns: GridColDef[] = [
  {
    field: 'to',
    headerName: 'To',
    flex: 1,
    type: 'singleSelect',
    valueOptions: ['Gull Island', 'Saltwick', 'Seal Rock'],
  },
  { field: 'people', headerName: 'People', type: 'number', width: 100 },
];

const Totals = createContext<Page['totals'] | undefined>(undefined);
function FooterWithTotals() {
  const totals = useContext(Totals);
  return (
    <>
      <Typography role="status" sx={{ p: 2, pb: 0 }}>
        {totals ? `Total: ${totals.people} people, €${totals.price}` : '…'}
      </Typography>
      <GridFooter />
    </>
  );
}
export default function TotalsFromServer() {
  const [totals, setTotals] = useState<Page['totals']>();
  const dataSource = useMemo<GridDataSource>(
    () => ({
      getRows: async (params) => {
        const page = await ask<Page>(`/api/bookings?${queryOf(params)}`);
        setTotals(page.totals);
        return { ...page, rowCount: page.total };
      },
    }),
    [],
  );
  return (
    <Totals.Provider value={totals}>
      <div style={{ height: 400, width: '100%' }}>
        <DataGrid
          aria-label="Bookings with totals"
          {...{ dataSource, columns }}
          dataSourceCache={null}
          slots={{ footer: FooterWithTotals }}
          initialState={tenRows}
          pageSizeOptions={[10]}
        />
      </div>
    </Totals.Provider>
  );
}
