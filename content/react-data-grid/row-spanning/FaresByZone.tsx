import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Fare {
  id: number;
  zone: string;
  ticket: string;
  adults: number;
  children: number;
}

const columns: GridColDef<Fare>[] = [
  { field: 'zone', headerName: 'Zone', width: 90 },
  { field: 'ticket', headerName: 'Ticket', flex: 1, minWidth: 110 },
  { field: 'adults', headerName: 'Adults', type: 'number', width: 90 },
  { field: 'children', headerName: 'Children', type: 'number', width: 90 },
];

const inZones: GridColDef<Fare>[] = columns.map((column) =>
  column.type === 'number'
    ? {
        ...column,
        rowSpanValueGetter: (price: number, fare: Fare) =>
          `${fare.zone} ${price}`,
      }
    : column,
);

const rows: Fare[] = [
  { id: 1, zone: 'A', ticket: 'Single', adults: 3, children: 1.5 },
  { id: 2, zone: 'A', ticket: 'Day', adults: 7, children: 3 },
  { id: 3, zone: 'A', ticket: 'Weekend', adults: 7, children: 3 },
  { id: 4, zone: 'B', ticket: 'Single', adults: 7, children: 3 },
  { id: 5, zone: 'B', ticket: 'Day', adults: 12, children: 6 },
];

export default function FaresByZone() {
  const [careful, setCareful] = useState(false);

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        label="Merge prices within a zone only"
        control={<Switch checked={careful} />}
        onChange={(_, checked) => setCareful(checked)}
      />
      <DataGrid
        aria-label="Fares"
        rows={rows}
        columns={careful ? inZones : columns}
        rowSpanning
        showCellVerticalBorder
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}
