/** Parcels of a depot: the data of the demos about many dates on a page. */
export interface Parcel {
  id: number;
  to: string;
  day: string;
}

export const parcels: Parcel[] = [
  { id: 4711, to: 'Haarlem', day: '2025-10-06' },
  { id: 4712, to: 'Ghent', day: '2025-10-07' },
  { id: 4713, to: 'Aachen', day: '2025-10-07' },
  { id: 4714, to: 'Lille', day: '2025-10-09' },
];
