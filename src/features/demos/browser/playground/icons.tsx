/** @jsxImportSource preact */
/** The playground's icons: strokes on a grid of 24 units, and the marks of sandboxes, like those of the templates. */
const strokes = {
  add: 'M12 5v14M5 12h14',
  rename: 'M4 20h4L19 9l-4-4L4 16zM13.5 6.5l4 4',
  delete: 'M5 7h14M10 4h4M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5',
  format: 'M4 6h16M4 10h10M8 14h12M8 18h8',
  reset: 'M4.5 9.5A8 8 0 1 1 4 12M4 4.5v5h5',
  share: 'M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 1 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 1 0 11 18.7l1-1',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  phone: 'M10 3h4a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-4a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM11.5 18h1',
  tablet: 'M7 4h10a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zM11.5 17h1',
  full: 'M5 5h14a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM9 20h6M12 16v4',
  light:
    'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4',
  dark: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z',
  ltr: 'M4 7h16M4 12h10M4 17h13M18 14.5l2.5 2.5-2.5 2.5',
  rtl: 'M4 7h16M10 12h10M7 17h13M6 14.5L3.5 17 6 19.5',
}
const marks = {
  stackblitz: 'M10.797 14.182H3.635L16.728 0l-3.525 9.818h7.162L7.272 24l3.524-9.818Z',
  codesandbox:
    'M2 6l10.455-6L22.91 6 23 17.95 12.455 24 2 18V6zm2.088 2.481v4.757l3.345 1.86v3.516l3.972 2.296v-8.272L4.088 8.481zm16.739 0l-7.317 4.157v8.272l3.972-2.296V15.1l3.345-1.861V8.48zM5.134 6.601l7.303 4.144 7.32-4.18-3.871-2.197-3.41 1.945-3.43-1.968L5.133 6.6z',
}

export type IconName = keyof typeof strokes

export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="v-icon v-playground-icon" viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
      <path d={strokes[name]} stroke-width={name === 'more' ? 3 : 1.75} />
    </svg>
  )
}

export function Mark({ name }: { name: keyof typeof marks }) {
  return (
    <svg class="v-icon" viewBox="-3 -3 30 30" width="20" height="20" fill="currentColor" aria-hidden="true">
      <path d={marks[name]} />
    </svg>
  )
}
