import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import { orders, type Order } from '../../orders.js';
import { columnOf } from './shop.js';

const columns = [columnOf.customer, columnOf.bike, columnOf.status];

/** Stands for the server, which knows the role from the session. */
const pick = ({ id, customer, bike, status }: Order) =>
  ({ id, customer, bike, status }) as Order;

const everything = orders.slice(0, 4);
const allowed = everything.map(pick);

export default function SentFields() {
  const [strict, setStrict] = useState(false);
  const rows = strict ? allowed : everything;
  const count = Object.keys(rows[0]!).length;

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={strict} />}
        label="The server leaves out what the front desk may not see"
        onChange={(_, checked) => setStrict(checked)}
      />
      <div style={{ height: 270 }}>
        <DataGrid
          aria-label="Orders at the front desk"
          rows={rows}
          columns={columns}
          hideFooter
        />
      </div>
      <Typography variant="body2">
        {`The browser has ${count} fields of each order:`}
      </Typography>
      <Typography
        component="code"
        dir="ltr"
        sx={{ fontFamily: 'monospace', fontSize: 13, overflowWrap: 'anywhere' }}
      >
        {JSON.stringify(rows[0])}
      </Typography>
    </Stack>
  );
}
