import { useRef } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';
import { months, save, series } from './sales.js';

const properties = [
  'fill',
  'stroke',
  'stroke-width',
  'opacity',
  'font-family',
  'font-size',
  'text-anchor',
  'dominant-baseline',
];

/** The picture on its own: what the page's style sheets say is written into each element. */
function toText(svg: SVGSVGElement) {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const originals = [svg, ...svg.querySelectorAll('*')];
  [copy, ...copy.querySelectorAll<SVGElement>('*')].forEach(
    (element, index) => {
      const style = getComputedStyle(originals[index]!);
      for (const name of properties)
        element.style.setProperty(name, style.getPropertyValue(name));
    },
  );
  copy.setAttribute('width', `${svg.clientWidth}`);
  copy.setAttribute('height', `${svg.clientHeight}`);
  return new XMLSerializer().serializeToString(copy);
}

export default function SvgDownload() {
  const svg = useRef<SVGSVGElement>(null);

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <BarChart
        ref={svg}
        height={240}
        title="Sales of a bookshop in the first four months"
        xAxis={[{ data: months }]}
        series={series}
      />
      <Button
        sx={{ alignSelf: 'start' }}
        onClick={() => save(toText(svg.current!), 'image/svg+xml', 'sales.svg')}
      >
        Download the picture (SVG)
      </Button>
    </Stack>
  );
}
