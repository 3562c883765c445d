import { useMemo, useState } from 'react';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { looks, RuleFields } from './RuleFields.js';
import { lookOf, type Rule } from './rules.js';
import { towns, type Town } from './towns.js';

const start: Rule[] = [
  { comparison: 'below', limit: 700, look: 'alarm' },
  { comparison: 'above', limit: 1800, look: 'good' },
];

export default function OwnRules() {
  const [rules, setRules] = useState(start);
  const columns = useMemo<GridColDef<Town>[]>(
    () => [
      { field: 'name', headerName: 'Town', flex: 1, minWidth: 110 },
      {
        field: 'sold',
        headerName: 'Tickets sold',
        type: 'number',
        width: 140,
        cellClassName: ({ value }) => lookOf(rules, Number(value)),
      },
    ],
    [rules],
  );

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      {rules.map((rule, index) => (
        <RuleFields
          key={rule.look}
          rule={rule}
          onChange={(next) =>
            setRules(rules.map((one, at) => (at === index ? next : one)))
          }
        />
      ))}
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Tickets with rules"
          rows={towns}
          columns={columns}
          hideFooter
          sx={{ '& .alarm.alarm': looks.alarm, '& .good.good': looks.good }}
        />
      </div>
    </Stack>
  );
}
