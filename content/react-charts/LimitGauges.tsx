import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Gauge, gaugeClasses } from '@mui/x-charts/Gauge';

const disks = [
  { name: 'System', used: 46 },
  { name: 'Photos', used: 81 },
  { name: 'Backup', used: 96 },
];

function colorOf(used: number) {
  if (used >= 95) return 'var(--mui-palette-error-main)';
  return used >= 80
    ? 'var(--mui-palette-warning-main)'
    : 'var(--mui-palette-success-main)';
}

export default function LimitGauges() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
      {disks.map(({ name, used }) => (
        <Box key={name} sx={{ textAlign: 'center' }}>
          <Gauge
            width={130}
            height={130}
            value={used}
            skipAnimation
            startAngle={-120}
            endAngle={120}
            aria-label={`${name}, percent used`}
            text={`${used}%`}
            sx={{
              fontSize: 20,
              [`& .${gaugeClasses.valueArc}`]: { fill: colorOf(used) },
            }}
          />
          <Typography variant="body2">
            {name}
            {used >= 95 && ': almost full'}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
