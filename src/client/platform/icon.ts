/** Icons of what scripts draw: strokes on a grid of 24 units, like those of the templates. */

const paths = {
  close: 'M6 6l12 12M18 6L6 18',
  light:
    'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4',
  dark: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z',
  system: 'M5 5h14a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM9 20h6M12 16v4',
} as const

export type ClientIcon = keyof typeof paths

/** An icon beside a text, or in a labelled control: hidden from screen readers. */
export function icon(document: Document, name: ClientIcon): SVGElement {
  const make = (tag: string, attributes: Record<string, string>) => {
    const element = document.createElementNS('http://www.w3.org/2000/svg', tag)
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
    return element
  }
  const svg = make('svg', {
    class: 'v-icon',
    viewBox: '0 0 24 24',
    width: '18',
    height: '18',
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': '1.75',
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    'aria-hidden': 'true',
  })
  svg.append(make('path', { d: paths[name] }))
  return svg
}

export const isClientIcon = (word: string): word is ClientIcon => Object.hasOwn(paths, word)
