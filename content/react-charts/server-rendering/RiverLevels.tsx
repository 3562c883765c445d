import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const rivers = [
  { name: 'Alder', level: [212, 218, 240, 251, 246, 233, 228] },
  { name: 'Mill Brook', level: [64, 63, 71, 90, 84, 75, 70] },
  { name: 'Stone', level: [130, 128, 127, 131, 140, 152, 149] },
];

const nowrap = { whiteSpace: 'nowrap' };

export default function RiverLevels() {
  return (
    <Table size="small" aria-label="Water levels" sx={{ maxWidth: 420 }}>
      <TableBody>
        {rivers.map(({ name, level }) => (
          <TableRow key={name}>
            <TableCell component="th" sx={nowrap}>
              {name}
            </TableCell>
            <TableCell>
              <SparkLineChart
                data={level}
                width={120}
                height={32}
                title={`${name}, water level of seven days`}
              />
            </TableCell>
            <TableCell align="right" sx={nowrap}>
              {level.at(-1)} cm
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
