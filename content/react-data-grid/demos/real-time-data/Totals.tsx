import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

interface TotalsProps {
  output: number;
  capacity: number;
  faults: number;
}

export function Totals({ output, capacity, faults }: TotalsProps) {
  const share = Math.round((100 * output) / capacity);
  const figures = [
    ['Output', `${Math.round(output).toLocaleString('en-US')} MW`],
    ['Of the capacity', `${share} %`],
    ['Faults', String(faults)],
  ];

  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
      {figures.map(([label, figure]) => (
        <Paper
          key={label}
          variant="outlined"
          sx={{ px: 2, py: 1, flex: '1 1 130px' }}
        >
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {label}
          </Typography>
          <Typography
            variant="h6"
            component="p"
            sx={{ fontVariantNumeric: 'tabular-nums' }}
          >
            {figure}
          </Typography>
        </Paper>
      ))}
    </Stack>
  );
}
