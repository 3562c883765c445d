import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  DataGrid,
  type GridColDef,
  type GridColumnVisibilityModel,
} from '@mui/x-data-grid';
import { sailings, type Sailing } from '../sailings.js';

const columns: GridColDef<Sailing>[] = [
  { field: 'from', headerName: 'From', flex: 1, minWidth: 100 },
  { field: 'to', headerName: 'To', flex: 1, minWidth: 100 },
  { field: 'ship', headerName: 'Ship', width: 110 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 100 },
  { field: 'passengers', headerName: 'Passengers', type: 'number', width: 110 },
];

const onPhones = { ship: false, minutes: false, passengers: false };

export default function NarrowScreen() {
  const [wide, setWide] = useState<GridColumnVisibilityModel>({});
  const [narrow, setNarrow] = useState<GridColumnVisibilityModel>(onPhones);
  const [pretend, setPretend] = useState(false);
  const isNarrow = useMediaQuery('(max-width: 600px)') || pretend;

  return (
    <div style={{ width: '100%', maxWidth: isNarrow ? 360 : undefined }}>
      <FormControlLabel
        label="As on a phone"
        control={<Switch checked={isNarrow} />}
        onChange={(_, checked) => setPretend(checked)}
      />
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Sailings"
          rows={sailings}
          columns={columns}
          columnVisibilityModel={isNarrow ? narrow : wide}
          onColumnVisibilityModelChange={isNarrow ? setNarrow : setWide}
          hideFooter
        />
      </div>
    </div>
  );
}
