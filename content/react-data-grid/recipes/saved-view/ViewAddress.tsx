import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import { columns, readView, writeView, type View } from './view.js';
import { sailings } from '../../sailings.js';

const links = [
  { label: 'Most passengers', address: '?v=2&sort=-passengers' },
  { label: 'Small ships', address: '?v=2&filter=passengers+<+100&hide=to' },
  { label: 'Second page', address: '?v=2&page=2' },
  { label: 'Reset', address: '' },
];

export default function ViewAddress() {
  const [view, setView] = useState(() => readView(''));
  const [opened, setOpened] = useState(0);
  const change = (part: Partial<View>) =>
    setView((old) => ({ ...old, ...part }));

  const open = (address: string) => {
    setView(readView(address));
    setOpened(opened + 1);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Typography
        component="output"
        aria-label="Address"
        sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}
        dir="ltr"
      >
        {`/sailings/${writeView(view)}`}
      </Typography>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap' }}>
        {links.map(({ label, address }) => (
          <Button key={label} size="small" onClick={() => open(address)}>
            {label}
          </Button>
        ))}
      </Stack>
      <div style={{ height: 372 }}>
        <DataGrid
          key={opened}
          aria-label="Sailings with an address"
          {...{ columns, rows: sailings, pageSizeOptions: [5], ...view }}
          onSortModelChange={(sortModel) => change({ sortModel })}
          onFilterModelChange={(filterModel) => change({ filterModel })}
          onPaginationModelChange={(page) => change({ paginationModel: page })}
          onColumnVisibilityModelChange={(model) =>
            change({ columnVisibilityModel: model })
          }
        />
      </div>
    </Stack>
  );
}
