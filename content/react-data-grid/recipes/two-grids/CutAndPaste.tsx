import { useState, type KeyboardEvent } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridFocusCellSelector,
  useGridApiRef,
} from '@mui/x-data-grid';
import { columns, titles, useTrays, type Place } from './trays.js';

export default function CutAndPaste() {
  const { rowsIn, message, setMessage, move } = useTrays();
  const [cut, setCut] = useState<number[]>([]);
  const apis = { greenhouse: useGridApiRef(), van: useGridApiRef() };

  const onKeyDown = (place: Place) => (event: KeyboardEvent) => {
    const api = apis[place].current!;
    const focused = gridFocusCellSelector(apis[place]);
    if (event.key === 'Escape') setCut([]);
    if (!event.ctrlKey && !event.metaKey) return;
    if (event.key === 'x' && focused) {
      const chosen = [...api.getSelectedRows().keys()].map(Number);
      const ids = chosen.length > 0 ? chosen : [Number(focused.id)];
      setCut(ids);
      setMessage(`Cut, ready to paste: ${ids.length}`);
    } else if (event.key === 'v') {
      // Paste before the row with the focus, which keeps the focus.
      move(cut, place, focused ? Number(focused.id) : undefined);
      setCut([]);
    }
  };

  const list = (place: Place) => (
    <div style={{ height: 320, flex: 1 }} onKeyDown={onKeyDown(place)}>
      <DataGrid
        apiRef={apis[place]}
        aria-label={titles[place]}
        rows={rowsIn(place)}
        columns={columns[place]}
        checkboxSelection
        disableColumnSorting
        getRowClassName={({ id }) => (cut.includes(Number(id)) ? 'cut' : '')}
        hideFooter
        sx={{ '& .cut': { fontStyle: 'italic', opacity: 0.7 } }}
      />
    </div>
  );

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
        {list('greenhouse')}
        {list('van')}
      </Stack>
      <Typography role="status" variant="body2">
        {message}
      </Typography>
    </Stack>
  );
}
