import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { LineChart } from '@mui/x-charts/LineChart';
import { months, rows, series } from './sales.js';

export default function TableBelow() {
  const [status, setStatus] = useState('');

  async function copy() {
    const text = rows.map((row) => row.join('\t')).join('\n');
    try {
      await navigator.clipboard.writeText(text);
      setStatus('Copied. Paste it into a spreadsheet.');
    } catch {
      setStatus('The browser does not allow copying.');
    }
  }

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <LineChart
        height={220}
        title="Sales of a bookshop in the first four months"
        xAxis={[{ data: months, scaleType: 'point' }]}
        series={series}
      />
      <Table size="small" aria-label="Sales in euros">
        <TableBody>
          {rows.map((row, index) => (
            <TableRow key={row[0]}>
              {row.map((value) => (
                <TableCell key={value} component={index === 0 ? 'th' : 'td'}>
                  {value}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Button sx={{ alignSelf: 'start' }} onClick={() => void copy()}>
        Copy the table
      </Button>
      <span role="status">{status}</span>
    </Stack>
  );
}
