import { useState } from 'react';
import Alert from '@mui/material/Alert';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { savePrice } from './priceServer.js';
import { plants, type Plant } from '../../plants.js';

const columns: GridColDef<Plant>[] = [
  { field: 'name', headerName: 'Plant', flex: 1, minWidth: 110 },
  { field: 'price', headerName: 'Price', type: 'number', editable: true },
];

export default function OptimisticSave() {
  const [rows, setRows] = useState(plants);
  const [saved] = useState(() => new Map(plants.map((row) => [row.id, row])));
  const [waiting, setWaiting] = useState<Plant[]>([]);
  const [problem, setProblem] = useState('');

  /** With `instead`, only if the price hasn't been changed again. */
  const put = ({ id, price }: Plant, instead?: Plant) =>
    setRows((all) =>
      all.map((one) =>
        one.id === id && (!instead || one.price === instead.price)
          ? { ...one, price }
          : one,
      ),
    );
  const save = async (row: Plant) => {
    put(row);
    setWaiting((all) => [...all, row]);
    await savePrice(row)
      .then(() => saved.set(row.id, row))
      .catch((error: Error) => {
        const old = saved.get(row.id)!;
        put(old, row);
        setProblem(`${row.name}: ${error.message} ${old.price} is saved.`);
      });
    setWaiting((all) => all.filter((one) => one !== row));
  };

  return (
    <div style={{ width: '100%' }}>
      <DataGrid
        aria-label="Prices that are saved in the background"
        {...{ rows, columns, hideFooter: true }}
        processRowUpdate={(row, old) => {
          setProblem('');
          if (row.price !== old.price) void save(row);
          return row;
        }}
        getRowClassName={({ id }) =>
          waiting.some((row) => row.id === id) ? 'waiting' : ''
        }
        sx={{ height: 320, '& .waiting': { fontStyle: 'italic' } }}
      />
      <Alert role="status" severity={problem ? 'error' : 'info'} sx={{ mt: 1 }}>
        {problem || (waiting.length > 0 ? 'Saving…' : 'Everything is saved.')}
      </Alert>
    </div>
  );
}
