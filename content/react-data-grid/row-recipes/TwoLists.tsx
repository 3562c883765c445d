import { useState } from 'react';
import MoveIcon from '@mui/icons-material/SwapHoriz';
import Stack from '@mui/material/Stack';
import { DataGrid, GridActionsCellItem } from '@mui/x-data-grid';
import { orders } from '../orders.js';

const start = orders.map(({ id, job }) => ({ id, job, today: id === 1042 }));

export default function TwoLists() {
  const [rows, setRows] = useState(start);

  const move = (moved: number, today: boolean) =>
    setRows((old) =>
      old.map((row) => (row.id === moved ? { ...row, today } : row)),
    );

  const list = (title: string, today: boolean) => (
    <div
      style={{ height: 330, flex: 1 }}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => move(+event.dataTransfer.getData('text'), today)}
    >
      <DataGrid
        aria-label={title}
        rows={rows.filter((row) => row.today === today)}
        columns={[
          { field: 'job', headerName: title, flex: 1, minWidth: 130 },
          {
            field: 'move',
            type: 'actions',
            width: 60,
            getActions: ({ row }: { row: (typeof start)[number] }) => [
              <GridActionsCellItem
                icon={<MoveIcon />}
                label={`Move “${row.job}” to the other list`}
                onClick={() => move(row.id, !today)}
              />,
            ],
          },
        ]}
        slotProps={{
          row: {
            draggable: true,
            onDragStart: ({ dataTransfer, currentTarget }) =>
              dataTransfer.setData('text', currentTarget.dataset.id!),
          },
        }}
        hideFooter
      />
    </div>
  );

  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} width="100%">
      {list('Not planned yet', false)}
      {list('Today', true)}
    </Stack>
  );
}
