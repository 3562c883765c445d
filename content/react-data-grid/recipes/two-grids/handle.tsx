import type { ReactNode } from 'react';
import HandleIcon from '@mui/icons-material/DragIndicator';
import Paper from '@mui/material/Paper';
import { columns, type Place, type Tray } from './trays.js';
import type { GridColDef } from '@mui/x-data-grid';

/** `touch-action` keeps the browser from scrolling instead. */
const handle: GridColDef<Tray> = {
  field: 'handle',
  headerName: 'Drag',
  width: 60,
  display: 'flex',
  renderCell: ({ row }) => (
    <HandleIcon
      data-handle={row.id}
      titleAccess={`Drag ${row.name}`}
      sx={{ touchAction: 'none', cursor: 'grab' }}
    />
  ),
};
export const withHandle = {
  greenhouse: [handle, ...columns.greenhouse],
  van: [handle, ...columns.van],
};

export const heldBy = (target: EventTarget): number | undefined =>
  Number(
    (target as Element).closest('[data-handle]')?.getAttribute('data-handle'),
  ) || undefined;

export interface Target {
  place?: Place;
  before?: number;
}

/** The grid and the row below the pointer. */
export function targetAt(x: number, y: number): Target {
  const element = document.elementFromPoint(x, y);
  const grid = element?.closest<HTMLElement>('[data-place]');
  if (!grid) return {};
  const row = element?.closest<HTMLElement>('[data-id]')?.dataset.id;
  return {
    place: grid.dataset.place as Place,
    ...(row !== undefined && { before: Number(row) }),
  };
}

/** The name beside the pointer. It must not be the element below it. */
export function Ghost({
  x,
  y,
  children,
}: {
  x: number;
  y: number;
  children: ReactNode;
}) {
  return (
    <Paper
      elevation={4}
      style={{ position: 'fixed', left: x + 12, top: y + 12 }}
      sx={{ p: 1, pointerEvents: 'none', zIndex: 'tooltip' }}
    >
      {children}
    </Paper>
  );
}
