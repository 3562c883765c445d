import { axisClasses } from '@mui/x-charts/ChartsAxis';

const properties = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'font',
  'text-anchor',
  'dominant-baseline',
  'opacity',
];

/** The chart as a text that needs no style sheet; axes may get another color. */
export function svgText(chart: SVGSVGElement, axisColor?: string): string {
  const copy = chart.cloneNode(true) as SVGSVGElement;
  const originals = [...chart.querySelectorAll('*')];
  copy
    .querySelectorAll<SVGElement>('*')
    .forEach(({ style, tagName }, index) => {
      const original = originals[index]!;
      const computed = getComputedStyle(original);
      for (const name of properties)
        style.setProperty(name, computed.getPropertyValue(name));
      if (axisColor && original.closest(`.${axisClasses.root}`))
        style.setProperty(tagName === 'line' ? 'stroke' : 'fill', axisColor);
    });
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', `${chart.clientWidth}`);
  copy.setAttribute('height', `${chart.clientHeight}`);
  return new XMLSerializer().serializeToString(copy);
}

/** Offers a file for download. */
export function save(content: Blob, name: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
