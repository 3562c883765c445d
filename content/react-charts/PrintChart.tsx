import { useRef } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { LineChart } from '@mui/x-charts/LineChart';
import { svgText } from './chartFile.js';

/** Prints a document that has nothing but the chart. */
function print(chart: SVGSVGElement, heading: string) {
  const frame = document.createElement('iframe');
  frame.style.cssText = 'position: fixed; width: 0; height: 0; border: 0';
  document.body.append(frame);
  const paper = frame.contentDocument!;
  const title = paper.createElement('h1');
  title.textContent = heading;
  paper.body.append(title);
  paper.body.insertAdjacentHTML('beforeend', svgText(chart, '#000'));
  frame.contentWindow!.addEventListener('afterprint', () => frame.remove());
  frame.contentWindow!.print();
}

export default function PrintChart() {
  const chart = useRef<SVGSVGElement>(null);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <Button
        variant="outlined"
        sx={{ alignSelf: 'flex-start' }}
        onClick={() => print(chart.current!, 'Ground water')}
      >
        Print
      </Button>
      <LineChart
        ref={chart}
        height={240}
        hideLegend
        skipAnimation
        title="Ground water below the meadow, falling since March"
        xAxis={[{ data: [1, 2, 3, 4, 5, 6], label: 'Month', tickMinStep: 1 }]}
        yAxis={[{ label: 'Depth (cm)', reverse: true, min: 0, max: 120 }]}
        series={[{ data: [42, 38, 35, 51, 74, 96], label: 'Depth' }]}
      />
    </Stack>
  );
}
