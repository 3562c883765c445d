import { useEffect, useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { columns } from './columns.js';
import { makeRandom, makeStations, next, type Station } from './stations.js';
import { Totals } from './Totals.js';

const first = makeStations(80);
const capacity = first.reduce((sum, station) => sum + station.capacity, 0);
const faults = first.filter(({ state }) => state === 'fault').length;
const sumOf = (stations: Station[]) =>
  stations.reduce((sum, { output }) => sum + output, 0);

export default function PowerStations() {
  const apiRef = useGridApiRef();
  const [isLive, setIsLive] = useState(false);
  const [output, setOutput] = useState(() => sumOf(first));

  useEffect(() => {
    if (!isLive) return;
    const random = makeRandom(7);
    // A message for some of the stations, five times per second.
    const timer = setInterval(() => {
      const api = apiRef.current!;
      for (let message = 0; message < 6; message += 1) {
        const id = 1 + Math.floor(random() * first.length);
        const station = api.getRow<Station>(id)!;
        if (station.state !== 'running') continue;
        const value = next(station.output, station.capacity, random);
        const history = [...station.history.slice(1), value];
        api.updateRows([{ id, output: value, history }]);
      }
      setOutput(sumOf([...api.getRowModels().values()] as Station[]));
    }, 200);
    return () => clearInterval(timer);
  }, [apiRef, isLive]);

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <Totals output={output} capacity={capacity} faults={faults} />
      <FormControlLabel
        label="Receive live data"
        control={<Switch checked={isLive} />}
        onChange={(_, checked) => setIsLive(checked)}
      />
      <div style={{ height: 'min(640px, 80dvh)' }}>
        <DataGrid
          label="Power stations"
          apiRef={apiRef}
          rows={first}
          columns={columns}
          showToolbar
          pageSizeOptions={[25, 50, 100]}
          initialState={{
            pagination: { paginationModel: { pageSize: 100 } },
          }}
        />
      </div>
    </Stack>
  );
}
