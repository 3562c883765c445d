import { useMemo, useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid } from '@mui/x-data-grid';
import { makeColumns } from './columns.js';
import { categories, products, type Product } from './products.js';

export default function StockRoom() {
  const [rows, setRows] = useState(products);
  const [undo, setUndo] = useState<Product>();
  const [message, setMessage] = useState('Double-click a figure to change it.');
  const [category, setCategory] = useState<string | null>(null);

  const columns = useMemo(
    () =>
      makeColumns({
        reorder: ({ id, name, minimum }) => {
          const add = 2 * minimum;
          setRows((old) =>
            old.map((row) =>
              row.id === id ? { ...row, stock: row.stock + add } : row,
            ),
          );
          setUndo(undefined);
          setMessage(`Ordered ${add} × ${name}.`);
        },
        remove: (product) => {
          setRows((old) => old.filter(({ id }) => id !== product.id));
          setUndo(product);
          setMessage(`Deleted ${product.name}.`);
        },
      }),
    [],
  );

  const save = (row: Product) => {
    if (row.stock < 0) throw new Error('The stock can’t be negative.');
    setRows((old) => old.map((one) => (one.id === row.id ? row : one)));
    setUndo(undefined);
    setMessage(`Saved ${row.name}.`);
    return row;
  };
  const shown = category
    ? rows.filter((row) => row.category === category)
    : rows;
  const worth = shown.reduce((sum, row) => sum + row.stock * row.price, 0);

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Category"
        sx={{ flexWrap: 'wrap' }}
        value={category}
        onChange={(_, value: string | null) => setCategory(value)}
      >
        {categories.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Alert
        role="status"
        severity="info"
        action={
          undo && (
            <Button
              onClick={() => {
                setRows((old) => [...old, undo]);
                setUndo(undefined);
              }}
            >
              Undo
            </Button>
          )
        }
      >
        {`${message} Worth of these products: €${worth.toLocaleString('en-US')}.`}
      </Alert>
      <div style={{ height: 'min(640px, 80dvh)' }}>
        <DataGrid
          label="Inventory"
          rows={shown}
          columns={columns}
          showToolbar
          processRowUpdate={save}
          onProcessRowUpdateError={(error: Error) => setMessage(error.message)}
          getRowClassName={({ row }) =>
            row.stock < row.minimum ? 'short' : ''
          }
          pageSizeOptions={[10, 25]}
          initialState={{
            pagination: { paginationModel: { pageSize: 25 } },
            sorting: { sortModel: [{ field: 'stock', sort: 'asc' }] },
          }}
          sx={{ '& .short': { fontWeight: 600 } }}
        />
      </div>
    </Stack>
  );
}
