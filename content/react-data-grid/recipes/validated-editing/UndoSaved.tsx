import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { plants, type Plant } from '../../plants.js';

const number = { type: 'number', width: 120, editable: true } as const;
const columns: GridColDef<Plant>[] = [
  { field: 'name', headerName: 'Plant', flex: 1, minWidth: 110 },
  { ...number, field: 'stock', headerName: 'In stock' },
];

export default function UndoSaved() {
  const [rows, setRows] = useState(plants);
  const [edits, setEdits] = useState<{ from: Plant; to: Plant }[]>([]);
  const [message, setMessage] = useState('Nothing has been edited.');
  const last = edits.at(-1);
  const put = ({ id, stock }: Plant) =>
    setRows((all) =>
      all.map((one) => (one.id === id ? { ...one, stock } : one)),
    );

  const undo = ({ from, to }: { from: Plant; to: Plant }) => {
    setEdits(edits.slice(0, -1));
    const now = rows.find(({ id }) => id === to.id)?.stock;
    if (now !== to.stock)
      return setMessage(`${to.name} is ${now} by now, and stays so.`);
    put(from);
    setMessage(`${from.name} is ${from.stock} again.`);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button disabled={!last} onClick={() => last && undo(last)}>
          {last ? `Undo: ${last.to.name} ${last.to.stock}` : 'Undo'}
        </Button>
        <Button onClick={() => put({ ...plants[0]!, stock: 7 })}>
          A colleague counts 7 in the first row
        </Button>
      </Stack>
      <Typography role="status">{message}</Typography>
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Stock, each edit can be undone"
          {...{ rows, columns, hideFooter: true }}
          processRowUpdate={(to, from) => {
            if (to.stock === from.stock) return from;
            put(to);
            setEdits((all) => [...all, { from, to }]);
            setMessage(`${to.name}: ${to.stock} instead of ${from.stock}.`);
            return to;
          }}
        />
      </div>
    </Stack>
  );
}
