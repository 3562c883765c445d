import { useMemo, useState } from 'react';
import BackIcon from '@mui/icons-material/ArrowBack';
import ForwardIcon from '@mui/icons-material/ArrowForward';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { loans, type Loan } from '../loans.js';

const definitions: Record<string, GridColDef<Loan>> = {
  title: { field: 'title', headerName: 'Book', flex: 1, minWidth: 120 },
  reader: { field: 'reader', headerName: 'Reader', flex: 1, minWidth: 120 },
  due: { field: 'due', headerName: 'Due', type: 'date', width: 120 },
};

export default function MoveByButtons() {
  const [order, setOrder] = useState(['title', 'reader', 'due']);
  const at = order.indexOf('due');
  const columns = useMemo(
    () => order.map((field) => definitions[field]!),
    [order],
  );

  const move = (to: number) => {
    const others = order.filter((field) => field !== 'due');
    setOrder([...others.slice(0, to), 'due', ...others.slice(to)]);
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1}>
        <Button
          startIcon={<BackIcon />}
          disabled={at === 0}
          onClick={() => move(at - 1)}
        >
          Due date earlier
        </Button>
        <Button
          endIcon={<ForwardIcon />}
          disabled={at === order.length - 1}
          onClick={() => move(at + 1)}
        >
          Due date later
        </Button>
      </Stack>
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Books on loan"
          rows={loans}
          columns={columns}
          hideFooter
        />
      </div>
    </Stack>
  );
}
