import { useState } from 'react';
import Button from '@mui/material/Button';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { plants, type Plant } from '../plants.js';

type Row = Partial<Plant> & { key: string; size?: number };

const families = [...new Set(plants.map(({ family }) => family))];

export default function PlantsByFamily() {
  const [open, setOpen] = useState(['Apiaceae']);

  const rows = families.flatMap((family): Row[] => {
    const members = plants.filter((plant) => plant.family === family);
    const stock = members.reduce((sum, plant) => sum + plant.stock, 0);
    return [
      { key: family, size: members.length, stock },
      ...members
        .filter(() => open.includes(family))
        .map((plant) => ({ ...plant, key: plant.name })),
    ];
  });

  const toggle = (key: string) => {
    const others = open.filter((one) => one !== key);
    setOpen(open.includes(key) ? others : [...open, key]);
  };

  const columns: GridColDef<Row>[] = [
    {
      field: 'key',
      headerName: 'Plant',
      flex: 1,
      minWidth: 190,
      renderCell: ({ row: { key, size }, tabIndex }) =>
        size ? (
          <Button
            tabIndex={tabIndex}
            aria-expanded={open.includes(key)}
            onClick={() => toggle(key)}
          >
            {`${open.includes(key) ? '−' : '+'} ${key} (${size})`}
          </Button>
        ) : (
          key
        ),
    },
    { field: 'stock', headerName: 'Stock', type: 'number', width: 80 },
  ];
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid
        aria-label="Plants by family"
        {...{ rows, getRowId: ({ key }: Row) => key }}
        columns={columns.map((column) => ({ ...column, sortable: false }))}
        hideFooter
      />
    </div>
  );
}
