import { useState } from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid';
import { ask, getBookings, queryOf, type Page } from '../ask.js';

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 120 },
  { field: 'people', headerName: 'People', type: 'number', width: 100 },
];

const dataSource: GridDataSource = { getRows: getBookings };

export default function ExportEverything() {
  const apiRef = useGridApiRef();
  const [state, setState] = useState('');

  const exportAll = async () => {
    const { sorting, filter } = apiRef.current!.state;
    const models = { ...sorting, filterModel: filter.filterModel };
    const lines = ['name,people'];
    let total = Infinity;
    for (let start = 0; start < total; start += 800) {
      const query = queryOf({ ...models, start, end: start + 799 });
      const page = await ask<Page>(`/api/bookings?${query}`);
      total = page.total;
      lines.push(...page.rows.map(({ name, people }) => `${name},${people}`));
      setState(`${lines.length - 1} of ${total} rows`);
    }
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([lines.join('\r\n')]));
    link.download = 'bookings.csv';
    link.click();
    URL.revokeObjectURL(link.href);
  };

  return (
    <div style={{ width: '100%' }}>
      <Button onClick={() => void exportAll()}>Export all rows</Button>
      <Typography component="span" role="status">{` ${state}`}</Typography>
      <div style={{ height: 300 }}>
        <DataGrid
          aria-label="Bookings to export"
          {...{ apiRef, dataSource, columns }}
          initialState={{ pagination: { rowCount: 0 } }}
          pageSizeOptions={[100]}
        />
      </div>
    </div>
  );
}
