import { useEffect, useState } from 'react';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { loans, type Loan } from '../loans.js';

const columns: GridColDef<Loan>[] = [
  { field: 'title', headerName: 'Book', flex: 1, minWidth: 130 },
  { field: 'reader', headerName: 'Reader', flex: 1, minWidth: 120 },
  { field: 'renewals', headerName: 'Renewals', type: 'number', width: 100 },
];

export default function KeyTrainer() {
  const apiRef = useGridApiRef();
  const [keys, setKeys] = useState('');
  const [place, setPlace] = useState('');

  useEffect(
    () =>
      apiRef.current?.subscribeEvent(
        'cellFocusIn',
        ({ colDef, formattedValue }) =>
          setPlace(`${colDef.headerName}: ${String(formattedValue)}`),
      ),
    [apiRef],
  );

  return (
    <div
      style={{ width: '100%' }}
      onKeyDownCapture={({ key, ctrlKey, shiftKey }) =>
        setKeys(
          `${ctrlKey ? 'Ctrl + ' : ''}${shiftKey ? 'Shift + ' : ''}${key}`,
        )
      }
    >
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Loans to practice with"
          apiRef={apiRef}
          rows={loans}
          columns={columns}
          checkboxSelection
          hideFooter
        />
      </div>
      <Typography sx={{ mt: 1 }}>{`Key: ${keys}`}</Typography>
      <Typography>{`Focus: ${place}`}</Typography>
    </div>
  );
}
