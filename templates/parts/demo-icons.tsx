/**
 * The icons of a demo's toolbar, on the grid of `icons.tsx`. A file of their own, because only pages with demos use
 * them, and a site that has its own toolbar replaces both.
 */
const paths = {
  edit: 'M4 20h4L19 9l-4-4L4 16zM13.5 6.5l4 4',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  copied: 'M5 12.5l4.5 4.5L19 7.5',
  stackblitz: 'M13.5 3 5 13.5h6L9.5 21 19 10.5h-6z',
  codesandbox: 'M12 3l8 4.5v9L12 21l-8-4.5v-9zM4 7.5l8 4.5 8-4.5M12 12v9',
  focus:
    'M4 9V5a1 1 0 0 1 1-1h4M15 4h4a1 1 0 0 1 1 1v4M20 15v4a1 1 0 0 1-1 1h-4M9 20H5a1 1 0 0 1-1-1v-4M12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  reset: 'M4.5 9.5A8 8 0 1 1 4 12M4 4.5v5h5',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  code: 'M9 8l-4 4 4 4M15 8l4 4-4 4',
} as const

export type DemoIconName = keyof typeof paths

export function DemoIcon({ name, className }: { name: DemoIconName; className?: string }) {
  return (
    <svg
      className={className ? `v-icon ${className}` : 'v-icon'}
      viewBox="0 0 24 24"
      width="18"
      height="18"
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'more' ? 3 : 1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths[name]} />
    </svg>
  )
}
