import { useState } from 'react';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { plants } from '../plants.js';

export default function SortedTable() {
  const [direction, setDirection] = useState<'asc' | 'desc'>('asc');
  const sign = direction === 'asc' ? 1 : -1;
  const rows = plants.slice(0, 5).sort((a, b) => sign * (a.price - b.price));

  return (
    <Table aria-label="Prices" size="small">
      <TableHead>
        <TableRow>
          <TableCell>Plant</TableCell>
          <TableCell align="right" sortDirection={direction}>
            <TableSortLabel
              active
              direction={direction}
              onClick={() => setDirection(direction === 'asc' ? 'desc' : 'asc')}
            >
              Price (€)
            </TableSortLabel>
          </TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ id, name, price }) => (
          <TableRow key={id}>
            <TableCell component="th" scope="row">
              {name}
            </TableCell>
            <TableCell align="right">{price.toFixed(2)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
