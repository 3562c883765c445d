import { useState } from 'react';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef, type GridRowId } from '@mui/x-data-grid';
import { orders } from '../orders.js';
import { grouped, type Field, type Row } from './grouped.js';

const columns: GridColDef<Row>[] = [
  { field: 'label', headerName: 'Order', flex: 1, sortable: false },
  { field: 'hours', headerName: 'Hours', type: 'number', sortable: false },
];

export default function GroupByChoice() {
  const [field, setField] = useState<Field>('status');
  const [closed, setClosed] = useState<GridRowId[]>([]);
  const toggle = ({ id, group }: Row) => {
    const others = closed.filter((one) => one !== id);
    if (group) setClosed(closed.includes(id) ? others : [...closed, id]);
  };

  return (
    <div style={{ width: '100%' }}>
      <div>
        <ToggleButtonGroup
          {...{ 'aria-label': 'Group by', exclusive: true, value: field }}
          onChange={(_, value: Field | null) => setField(value ?? field)}
        >
          <ToggleButton value="status">Status</ToggleButton>
          <ToggleButton value="bike">Bike</ToggleButton>
        </ToggleButtonGroup>
        <Button onClick={() => setClosed([])}>Open all</Button>
        <Button onClick={() => setClosed(orders.map((one) => one[field]))}>
          Close all
        </Button>
      </div>
      <div style={{ height: 380 }}>
        <DataGrid
          aria-label="Orders in groups"
          {...{ columns, rows: grouped(field, closed) }}
          onRowClick={({ row }) => toggle(row)}
          onCellKeyDown={({ row }, { key }) => key === 'Enter' && toggle(row)}
          hideFooter
        />
      </div>
    </div>
  );
}
