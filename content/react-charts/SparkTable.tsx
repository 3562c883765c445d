import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const branches = [
  { name: 'Harbor', sales: [52, 49, 58, 61, 60, 67, 72] },
  { name: 'Old Town', sales: [80, 78, 83, 71, 66, 64, 59] },
  { name: 'Station', sales: [34, 36, 33, 35, 34, 37, 35] },
];

export default function SparkTable() {
  return (
    <Table size="small" sx={{ maxWidth: 480 }}>
      <TableHead>
        <TableRow>
          <TableCell>Branch</TableCell>
          <TableCell>Last seven days</TableCell>
          <TableCell align="right">Today</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {branches.map(({ name, sales }) => (
          <TableRow key={name}>
            <TableCell>{name}</TableCell>
            <TableCell>
              <SparkLineChart
                plotType="bar"
                data={sales}
                width={120}
                height={32}
                yAxis={{ min: 0, max: 90 }}
                title={`${name}, sales of seven days`}
              />
            </TableCell>
            <TableCell align="right">{sales.at(-1)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
