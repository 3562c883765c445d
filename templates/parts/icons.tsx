/**
 * The interface's icons, drawn for it: strokes of 1.75 on a 24-pixel grid in the colour of the text, so that both
 * modes and forced colours need nothing more. Always beside a text or inside a labelled control, hence hidden.
 * An icon package was rejected: a dozen paths are less than its import.
 */
const paths = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16 16l4.5 4.5',
  close: 'M6 6l12 12M18 6L6 18',
  chevron: 'M9 6l6 6-6 6',
  previous: 'M19 12H5m6-6-6 6 6 6',
  next: 'M5 12h14m-6-6 6 6-6 6',
  up: 'M12 19V5m-6 6 6-6 6 6',
  edit: 'M4 20h4L19 9l-4-4L4 16zM13.5 6.5l4 4',
  markdown: 'M14 3H8a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h8a2 2 0 0 0 2-2V7zM14 3v4h4M9 13h6M9 17h6',
  external: 'M14 5h5v5M19 5l-8 8M11 6H7a2 2 0 0 0-2 2v9a2 2 0 0 0 2 2h9a2 2 0 0 0 2-2v-4',
  language: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3.5 9.5h17M3.5 14.5h17M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18',
  settings:
    'M4 8h8.5M17.5 8H20M4 16h2.5M11.5 16H20M15 5.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM9 13.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  contents: 'M4 6h16M4 12h10M4 18h13',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z',
  yes: 'M7 11v9H4v-9zM7 11l4-8a2.5 2.5 0 0 1 2.5 2.5V9H19a2 2 0 0 1 2 2.3l-1 7a2 2 0 0 1-2 1.7H7',
  no: 'M17 13V4h3v9zM17 13l-4 8a2.5 2.5 0 0 1-2.5-2.5V15H5a2 2 0 0 1-2-2.3l1-7A2 2 0 0 1 6 4h11',
  copy: 'M11 9h7a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2zM5 15a1 1 0 0 1-1-1V6a2 2 0 0 1 2-2h8a1 1 0 0 1 1 1',
  check: 'M5 12.5l4.5 4.5L19 7.5',
} as const

export type IconName = keyof typeof paths

/** Icons that point along the line of text turn round where it runs from right to left. */
const directional: readonly IconName[] = ['chevron', 'previous', 'next', 'external']

export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      className={directional.includes(name) ? 'v-icon v-icon-directional' : 'v-icon'}
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths[name]} />
    </svg>
  )
}

/** The mark of a site or a product: the first letter of its name. */
export function Mark({ letter }: { letter: string }) {
  return (
    <svg className="v-mark" viewBox="0 0 32 32" width="28" height="28" aria-hidden="true" focusable="false">
      <rect className="v-mark-frame" x="2" y="2" width="28" height="28" rx="8" />
      <text className="v-mark-pane" x="16" y="22.5" textAnchor="middle">
        {letter}
      </text>
    </svg>
  )
}
