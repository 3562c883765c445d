import { useState } from 'react';
import type { GridColDef, GridRowSelectionModel } from '@mui/x-data-grid';
import { plants } from '../../plants.js';

export type Place = 'greenhouse' | 'van';
export const titles: Record<Place, string> = {
  greenhouse: 'In the greenhouse',
  van: 'On the van',
};
export const directions: Record<Place, string> = {
  greenhouse: 'To the greenhouse',
  van: 'To the van',
};

export interface Tray {
  id: number;
  name: string;
  place: Place;
}

const start = plants.slice(0, 8).map(({ id, name }): Tray => ({
  id,
  name,
  place: id === 3 ? 'van' : 'greenhouse',
}));

const columnsOf = (place: Place): GridColDef<Tray>[] => [
  { field: 'name', headerName: titles[place], flex: 1, minWidth: 110 },
];
export const columns = {
  greenhouse: columnsOf('greenhouse'),
  van: columnsOf('van'),
};

export const none: GridRowSelectionModel = { type: 'include', ids: new Set() };

/** One list for both grids. A row goes before another one, or to the end. */
export function useTrays() {
  const [trays, setTrays] = useState(start);
  const [message, setMessage] = useState('');

  const move = (ids: number[], to: Place, before?: number) => {
    const moved = trays
      .filter(({ id }) => ids.includes(id))
      .map((tray) => ({ ...tray, place: to }));
    if (moved.length === 0 || ids.includes(before!)) return;
    const rest = trays.filter(({ id }) => !ids.includes(id));
    const at = rest.findIndex(({ id }) => id === before);
    setTrays(rest.toSpliced(at < 0 ? rest.length : at, 0, ...moved));
    const list = moved.map(({ name }) => name).join(', ');
    setMessage(`${titles[to]}: ${list}`);
  };

  const rowsIn = (place: Place) => trays.filter((tray) => tray.place === place);
  const nameOf = (id: number) => trays.find((tray) => tray.id === id)?.name;
  return { rowsIn, nameOf, message, setMessage, move };
}
