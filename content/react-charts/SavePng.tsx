import { useRef } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { PieChart, pieArcLabelClasses } from '@mui/x-charts/PieChart';
import { save, svgText } from './chartFile.js';

/** Twice the size on the screen, on the ground of the page. */
async function savePng(chart: SVGSVGElement, name: string) {
  const picture = new Image();
  picture.src = `data:image/svg+xml,${encodeURIComponent(svgText(chart))}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = chart.clientWidth * 2;
  canvas.height = chart.clientHeight * 2;
  const context = canvas.getContext('2d')!;
  context.fillStyle = getComputedStyle(document.body).backgroundColor;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  canvas.toBlob((blob) => blob && save(blob, name));
}

export default function SavePng() {
  const chart = useRef<SVGSVGElement>(null);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Button
        variant="outlined"
        sx={{ alignSelf: 'flex-start' }}
        onClick={() => savePng(chart.current!, 'budget.png')}
      >
        Save as PNG
      </Button>
      <PieChart
        ref={chart}
        height={220}
        sx={{ [`& .${pieArcLabelClasses.root}`]: { fill: '#212121' } }}
        title="Budget of a theater: half of it is wages"
        series={[
          {
            arcLabel: 'label',
            arcLabelMinAngle: 30,
            data: [
              { value: 52, label: 'Wages', color: '#80cbc4' },
              { value: 21, label: 'Building', color: '#ffcc80' },
              { value: 17, label: 'Stage', color: '#ce93d8' },
              { value: 10, label: 'Other', color: '#b0bec5' },
            ],
          },
        ]}
      />
    </Stack>
  );
}
