import { useRef, useState } from 'react';
import Button from '@mui/material/Button';
import { DataGrid } from '@mui/x-data-grid';
import { plants } from '../../plants.js';
import { readTable } from './readTable.js';

export default function ReadFromTable() {
  const table = useRef<HTMLTableElement>(null);
  const [grid, setGrid] = useState<ReturnType<typeof readTable>>();

  return (
    <div style={{ width: '100%' }}>
      <Button
        onClick={() => setGrid(grid ? undefined : readTable(table.current!))}
      >
        {grid ? 'Back to the table' : 'Sort and filter'}
      </Button>
      <table
        ref={table}
        style={{ display: grid ? 'none' : 'table', width: '100%' }}
      >
        <caption>Plants for sale</caption>
        <thead>
          <tr style={{ textAlign: 'start' }}>
            <th scope="col" data-field="name">
              Plant
            </th>
            <th scope="col" data-field="price" data-type="number">
              Price (€)
            </th>
          </tr>
        </thead>
        <tbody>
          {plants.slice(0, 6).map(({ id, name, price }) => (
            <tr key={id}>
              <td>{name}</td>
              <td data-value={price}>{price.toFixed(2)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {grid && (
        <div style={{ height: 372 }}>
          <DataGrid aria-label="Plants for sale" {...grid} hideFooter />
        </div>
      )}
    </div>
  );
}
