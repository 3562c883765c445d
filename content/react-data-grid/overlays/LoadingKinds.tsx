import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { sailings, type Sailing } from '../sailings.js';

const columns: GridColDef<Sailing>[] = [
  { field: 'id', headerName: 'No.', width: 70 },
  { field: 'to', headerName: 'To', flex: 1, minWidth: 110 },
  { field: 'ship', headerName: 'Ship', flex: 1, minWidth: 100 },
];

const kinds = ['linear-progress', 'circular-progress', 'skeleton'] as const;

export default function LoadingKinds() {
  const [kind, setKind] = useState<(typeof kinds)[number]>('skeleton');
  const [hasRows, setHasRows] = useState(false);

  return (
    <div style={{ width: '100%' }}>
      <RadioGroup
        row
        aria-label="Kind of indicator"
        value={kind}
        onChange={(_, value) => setKind(value as typeof kind)}
      >
        {kinds.map((name) => (
          <FormControlLabel
            key={name}
            value={name}
            label={name}
            control={<Radio />}
          />
        ))}
      </RadioGroup>
      <FormControlLabel
        label="Has rows already"
        control={<Switch checked={hasRows} />}
        onChange={(_, checked) => setHasRows(checked)}
      />
      <div style={{ height: 270 }}>
        <DataGrid
          aria-label="Sailings"
          rows={hasRows ? sailings : []}
          columns={columns}
          loading
          slotProps={{ loadingOverlay: { variant: kind, noRowsVariant: kind } }}
          hideFooter
        />
      </div>
    </div>
  );
}
