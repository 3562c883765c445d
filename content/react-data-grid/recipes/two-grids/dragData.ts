import type { DragEvent } from 'react';

const type = 'application/x-trays';

/** A type of its own, so that nothing else can be dropped. */
export function writeIds({ dataTransfer }: DragEvent, ids: number[]) {
  dataTransfer.setData(type, JSON.stringify(ids));
  dataTransfer.effectAllowed = 'move';
}

/** The default of `dragover` is to refuse. */
export function acceptIds(event: DragEvent) {
  if (event.dataTransfer.types.includes(type)) event.preventDefault();
}

export function readIds({ dataTransfer }: DragEvent): number[] {
  return JSON.parse(dataTransfer.getData(type) || '[]') as number[];
}
