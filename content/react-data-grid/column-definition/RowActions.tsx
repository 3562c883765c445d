import { useMemo, useState } from 'react';
import DoneIcon from '@mui/icons-material/Done';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridActionsCellItem,
  type GridColDef,
} from '@mui/x-data-grid';
import { loans, type Loan } from '../loans.js';

export default function RowActions() {
  const [rows, setRows] = useState(loans);
  const [message, setMessage] = useState('');

  const columns = useMemo<GridColDef<Loan>[]>(() => {
    const renew = (id: number) =>
      setRows((old) =>
        old.map((loan) =>
          loan.id === id ? { ...loan, renewals: loan.renewals + 1 } : loan,
        ),
      );
    return [
      { field: 'title', headerName: 'Book', flex: 1, minWidth: 120 },
      { field: 'renewals', headerName: 'Renewals', type: 'number', width: 100 },
      {
        field: 'actions',
        headerName: 'Actions',
        type: 'actions',
        width: 100,
        getActions: ({ row }) => [
          <GridActionsCellItem
            icon={<DoneIcon />}
            label={`${row.title} is back`}
            onClick={() => {
              setRows((old) => old.filter(({ id }) => id !== row.id));
              setMessage(`${row.title} was returned.`);
            }}
          />,
          <GridActionsCellItem
            showInMenu
            label="Renew for four weeks"
            disabled={row.reserved}
            onClick={() => renew(row.id)}
          />,
        ],
      },
    ];
  }, []);
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 320 }}>
        <DataGrid aria-label="Loans" rows={rows} columns={columns} hideFooter />
      </div>
      <Typography role="status">
        {message || 'Nothing returned yet.'}
      </Typography>
    </Stack>
  );
}
