import { useState } from 'react';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import SendIcon from '@mui/icons-material/Send';
import {
  DataGrid,
  Toolbar,
  useGridApiContext,
  type GridColDef,
} from '@mui/x-data-grid';
import { plants, type Plant } from '../../plants.js';
import { answers } from './answers.js';

const columns: GridColDef<Plant>[] = [
  { field: 'name', headerName: 'Plant', flex: 1, minWidth: 120 },
  { field: 'stock', headerName: 'In stock', type: 'number' },
  { field: 'price', headerName: 'Price (€)', type: 'number' },
];

function AskToolbar() {
  const apiRef = useGridApiContext();
  const [prompt, setPrompt] = useState('');
  const send = () => {
    const answer = answers.find(([word]) => prompt.includes(word));
    answer?.[1](apiRef.current);
    setPrompt(answer ? '' : prompt);
  };
  return (
    <Toolbar aria-label="Ask about the plants">
      <form action={send} style={{ display: 'flex', flex: 1 }}>
        <InputBase
          fullWidth
          sx={{ px: 1 }}
          value={prompt}
          onChange={(event) => setPrompt(event.target.value)}
          placeholder="sold out, cheap or all"
          inputProps={{ 'aria-label': 'Prompt' }}
        />
        <IconButton type="submit" aria-label="Send" disabled={!prompt}>
          <SendIcon fontSize="small" />
        </IconButton>
      </form>
    </Toolbar>
  );
}

export default function AskPlants() {
  return (
    <div style={{ height: 340, width: '100%' }}>
      <DataGrid
        aria-label="Plants"
        rows={plants}
        columns={columns}
        showToolbar
        slots={{ toolbar: AskToolbar }}
        hideFooter
      />
    </div>
  );
}
