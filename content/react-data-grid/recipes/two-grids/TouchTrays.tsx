import { useState, type PointerEvent } from 'react';
import Stack from '@mui/material/Stack';
import { DataGrid } from '@mui/x-data-grid';
import { Ghost, heldBy, targetAt, withHandle, type Target } from './handle.js';
import { titles, useTrays, type Place } from './trays.js';

interface Drag extends Target {
  id: number;
  x: number;
  y: number;
}

export default function TouchTrays() {
  const { rowsIn, nameOf, move } = useTrays();
  const [drag, setDrag] = useState<Drag>();

  const follow = (id: number, { clientX: x, clientY: y }: PointerEvent) =>
    setDrag({ id, x, y, ...targetAt(x, y) });

  const list = (place: Place) => (
    <div data-place={place} style={{ height: 300, flex: 1, minWidth: 0 }}>
      <DataGrid
        aria-label={titles[place]}
        rows={rowsIn(place)}
        columns={withHandle[place]}
        disableColumnSorting
        getRowClassName={({ id }) => (id === drag?.before ? 'before' : '')}
        hideFooter
        sx={{ '& .before': { boxShadow: 'inset 0 3px 0 currentcolor' } }}
      />
    </div>
  );

  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      sx={{ gap: 2, width: '100%', userSelect: drag && 'none' }}
      onPointerDown={(event) => {
        const id = heldBy(event.target);
        if (id === undefined) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        follow(id, event);
      }}
      onPointerMove={(event) => drag && follow(drag.id, event)}
      onPointerUp={() =>
        drag?.place && move([drag.id], drag.place, drag.before)
      }
      onLostPointerCapture={() => setDrag(undefined)}
    >
      {list('greenhouse')}
      {list('van')}
      {drag && (
        <Ghost x={drag.x} y={drag.y}>
          {nameOf(drag.id)}
        </Ghost>
      )}
    </Stack>
  );
}
