import { useState, type DragEvent } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import { acceptIds, readIds, writeIds } from './dragData.js';
import { columns, directions, none, titles, useTrays } from './trays.js';
import type { Place } from './trays.js';

export default function LoadVan() {
  const { rowsIn, message, move } = useTrays();
  const [selected, setSelected] = useState({ greenhouse: none, van: none });

  const list = (place: Place, to: Place) => {
    const ids = [...selected[place].ids] as number[];
    const drag = (event: DragEvent<HTMLElement>) => {
      const id = Number(event.currentTarget.dataset.id);
      writeIds(event, ids.includes(id) ? ids : [id]);
    };
    return (
      <Stack spacing={1} sx={{ flex: 1, minWidth: 0 }}>
        <div
          style={{ height: 320 }}
          onDragOver={acceptIds}
          onDrop={(event) => move(readIds(event), place)}
        >
          <DataGrid
            aria-label={titles[place]}
            rows={rowsIn(place)}
            columns={columns[place]}
            checkboxSelection
            disableRowSelectionExcludeModel
            rowSelectionModel={selected[place]}
            onRowSelectionModelChange={(model) =>
              setSelected((old) => ({ ...old, [place]: model }))
            }
            slotProps={{ row: { draggable: true, onDragStart: drag } }}
            hideFooter
          />
        </div>
        <Button variant="outlined" onClick={() => move(ids, to)}>
          {`${directions[to]} (${ids.length})`}
        </Button>
      </Stack>
    );
  };

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
        {list('greenhouse', 'van')}
        {list('van', 'greenhouse')}
      </Stack>
      <Typography role="status" variant="body2">
        {message}
      </Typography>
    </Stack>
  );
}
