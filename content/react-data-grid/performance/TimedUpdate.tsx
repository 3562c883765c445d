import { useState } from 'react';
import { flushSync } from 'react-dom';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';

interface Meter {
  id: number;
  street: string;
  usage: number;
}

const first: Meter[] = Array.from({ length: 20_000 }, (_, id) => ({
  id,
  street: `Street ${1 + (id % 40)}`,
  usage: (id * 37) % 900,
}));

const columns: GridColDef<Meter>[] = [
  { field: 'id', headerName: 'Meter', width: 100 },
  { field: 'street', headerName: 'Street', flex: 1, minWidth: 100 },
  { field: 'usage', headerName: 'kWh', type: 'number' },
];

export default function TimedUpdate() {
  const apiRef = useGridApiRef();
  const [rows, setRows] = useState(first);
  const [result, setResult] = useState('20,000 meters');

  const time = (name: string, change: () => void) => {
    const start = performance.now();
    flushSync(change);
    const taken = (performance.now() - start).toFixed(1);
    setResult(`${name}: ${taken} ms`);
  };
  const replaceAll = () => setRows((old) => old.map((row) => ({ ...row })));
  const updateOne = () => apiRef.current!.updateRows([{ id: 1, usage: 7 }]);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Button onClick={() => time('New array', replaceAll)}>New array</Button>
        <Button onClick={() => time('One row', updateOne)}>One row</Button>
        <span role="status">{result}</span>
      </Stack>
      <div style={{ height: 300 }}>
        <DataGrid
          aria-label="Meters"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
        />
      </div>
    </Stack>
  );
}
