import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import { forget, openView, store, type Opened } from './store.js';
import { columns, readView, writeView, type View } from './view.js';
import { sailings } from '../../sailings.js';

const sources = {
  link: 'The view of the link. Changes are not kept.',
  storage: 'Your view, as you left it.',
  standard: 'The standard view.',
};

export default function OpenAgain() {
  const [{ from, view, visit }, setOpened] = useState<Opened>({
    from: 'standard',
    view: readView(''),
    visit: 0,
  });
  const open = (address: string) => setOpened(openView(address));
  const change = (part: Partial<View>) =>
    setOpened((old) => {
      const next = { ...old.view, ...part };
      if (old.from === 'link') return { ...old, view: next };
      store(writeView(next));
      return { ...old, from: 'storage', view: next };
    });
  const reset = () => {
    forget();
    open('');
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button onClick={() => open('')}>Open the page</Button>
        <Button onClick={() => open('?v=2&sort=-passengers&hide=id')}>
          {'Open a colleague’s link'}
        </Button>
        <Button onClick={reset}>Reset</Button>
      </Stack>
      <Typography role="status">{sources[from]}</Typography>
      <div style={{ height: 372 }}>
        <DataGrid
          key={visit}
          aria-label="Sailings, opened again"
          {...{ columns, rows: sailings, ...view }}
          onSortModelChange={(sortModel) => change({ sortModel })}
          onPaginationModelChange={(page) => change({ paginationModel: page })}
          disableColumnFilter
          disableColumnSelector
          pageSizeOptions={[5]}
        />
      </div>
    </Stack>
  );
}
