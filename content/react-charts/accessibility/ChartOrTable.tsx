import { useState } from 'react';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { BarChart } from '@mui/x-charts/BarChart';

const trees = [
  { kind: 'Lime', count: 412 },
  { kind: 'Maple', count: 388 },
  { kind: 'Oak', count: 265 },
  { kind: 'Plane', count: 97 },
];
const name = 'Trees in the streets, by kind';

export default function ChartOrTable() {
  const [asTable, setAsTable] = useState(false);

  return (
    <div style={{ width: '100%' }}>
      <Button aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
        Show as a table
      </Button>
      {asTable ? (
        <Table size="small" aria-label={name}>
          <TableBody>
            {trees.map(({ kind, count }) => (
              <TableRow key={kind}>
                <TableCell component="th" scope="row">
                  {kind}
                </TableCell>
                <TableCell align="right">{count}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      ) : (
        <BarChart
          height={220}
          title={name}
          dataset={trees}
          xAxis={[{ dataKey: 'kind' }]}
          yAxis={[{ width: 44 }]}
          series={[{ dataKey: 'count' }]}
        />
      )}
    </div>
  );
}
