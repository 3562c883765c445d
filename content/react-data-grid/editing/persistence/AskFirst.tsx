import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { plants, type Plant } from '../../plants.js';

const columns: GridColDef<Plant>[] = [
  { field: 'name', headerName: 'Plant', flex: 1, minWidth: 110 },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 120,
    editable: true,
  },
];

interface Question {
  row: Plant;
  old: Plant;
  answer: (row: Plant) => void;
}

export default function AskFirst() {
  const [question, setQuestion] = useState<Question>();
  const reply = (row: Plant) => {
    question?.answer(row);
    setQuestion(undefined);
  };

  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Prices"
        rows={plants}
        columns={columns}
        processRowUpdate={(row, old) => {
          if (row.price === old.price) return old;
          return new Promise((answer) => setQuestion({ row, old, answer }));
        }}
        disableRowSelectionOnClick
        hideFooter
      />
      {question && (
        <Dialog open onClose={() => reply(question.old)}>
          <DialogTitle>
            {`${question.row.name}: ${question.row.price} instead of ${question.old.price}?`}
          </DialogTitle>
          <DialogActions>
            <Button onClick={() => reply(question.old)}>Keep the price</Button>
            <Button onClick={() => reply(question.row)}>Change it</Button>
          </DialogActions>
        </Dialog>
      )}
    </div>
  );
}
