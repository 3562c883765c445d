import { useRef } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';
import { save, svgText } from './chartFile.js';

export default function SaveSvg() {
  const chart = useRef<SVGSVGElement>(null);
  const download = () => {
    const type = 'image/svg+xml';
    save(new Blob([svgText(chart.current!)], { type }), 'storks.svg');
  };

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Button
        variant="outlined"
        sx={{ alignSelf: 'flex-start' }}
        onClick={download}
      >
        Save as SVG
      </Button>
      <BarChart
        ref={chart}
        height={240}
        hideLegend
        title="Young storks in the nests of the valley"
        xAxis={[{ data: ['2021', '2022', '2023', '2024', '2025'] }]}
        yAxis={[{ label: 'Young storks' }]}
        series={[{ data: [11, 9, 14, 16, 21], label: 'Young storks' }]}
      />
    </Stack>
  );
}
