import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGrid,
  QuickFilter,
  QuickFilterControl,
  Toolbar,
  type GridColDef,
} from '@mui/x-data-grid';
import { orders, type Order } from '../../orders.js';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
  { field: 'job', headerName: 'Job', flex: 1, minWidth: 130 },
];

const words = (text: string) => text.split(' ').filter(Boolean);
const phrase = (text: string) => (text.trim() ? [text.trim()] : []);

function PhraseToolbar() {
  const [isPhrase, setIsPhrase] = useState(false);

  return (
    <Toolbar
      aria-label="Search of the orders"
      style={{ flex: 'none', flexWrap: 'wrap' }}
    >
      <QuickFilter expanded parser={isPhrase ? phrase : words}>
        <QuickFilterControl
          size="small"
          placeholder="the chain"
          slotProps={{ htmlInput: { 'aria-label': 'Search orders' } }}
        />
      </QuickFilter>
      <FormControlLabel
        sx={{ mx: 1 }}
        label="Exact phrase"
        control={<Switch checked={isPhrase} />}
        onChange={(_, checked) => setIsPhrase(checked)}
      />
    </Toolbar>
  );
}

export default function WholePhrase() {
  return (
    <div style={{ height: 340, width: '100%' }}>
      <DataGrid
        aria-label="Orders"
        rows={orders}
        columns={columns}
        showToolbar
        slots={{ toolbar: PhraseToolbar }}
        hideFooter
      />
    </div>
  );
}
