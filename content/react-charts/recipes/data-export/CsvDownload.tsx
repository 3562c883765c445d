import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';
import { csv, months, save, series } from './sales.js';

export default function CsvDownload() {
  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <BarChart
        height={240}
        title="Sales of a bookshop in the first four months"
        xAxis={[{ data: months }]}
        yAxis={[{ label: 'Sales (€)' }]}
        series={series}
      />
      <Button
        sx={{ alignSelf: 'start' }}
        // The mark at the beginning tells spreadsheets that the text is UTF-8.
        onClick={() => save(`\uFEFF${csv()}`, 'text/csv', 'sales.csv')}
      >
        Download the numbers (CSV)
      </Button>
    </Stack>
  );
}
