/** The tables of the simulated server: bookings of a ferry line in the summer of 2025. */
export interface Booking {
  id: number;
  name: string;
  to: 'Gull Island' | 'Saltwick' | 'Seal Rock';
  date: string;
  people: number;
  price: number;
  status: 'paid' | 'reserved' | 'canceled';
}

const places = ['Gull Island', 'Saltwick', 'Seal Rock'] as const;
/** Of `places`, in their order. */
const fares = [14, 22, 9];
const states = ['paid', 'paid', 'paid', 'reserved', 'canceled'] as const;
const first = [
  'Amara',
  'Ben',
  'Chiara',
  'Daan',
  'Esra',
  'Farid',
  'Greta',
  'Hugo',
  'Ines',
  'Jun',
];
const last = [
  'Berg',
  'Costa',
  'Diallo',
  'Engel',
  'Fuchs',
  'Garcia',
  'Haas',
  'Ito',
  'Kaya',
  'Lind',
  'Moreau',
];

/** Always the same number for the same two, spread evenly from 0 to `below`. */
function spread(index: number, salt: number, below: number): number {
  const mixed = Math.imul(Math.imul(index + 1, 0x9e3779b1) ^ salt, 0x85ebca6b);
  return ((mixed ^ (mixed >>> 13)) >>> 0) % below;
}

export const bookings: Booking[] = Array.from({ length: 2400 }, (_, index) => {
  const place = spread(index, 1, 3);
  const people = 1 + spread(index, 2, 5);
  const day = new Date(Date.UTC(2025, 5, 1 + spread(index, 3, 92)));
  return {
    id: 7001 + index,
    name: `${first[spread(index, 4, 10)]!} ${last[spread(index, 5, 11)]!}`,
    to: places[place]!,
    date: day.toISOString().slice(0, 10),
    people,
    price: people * fares[place]! + 25 * spread(index, 6, 2),
    status: states[spread(index, 7, 5)]!,
  };
});

export interface Place {
  id: string;
  name: string;
  staff: number;
  /** How many places this one contains. */
  places: number;
}

/** Where the people of the ferry line work, by the id of the place above. */
export const workplaces: Record<string, Omit<Place, 'places'>[]> = {
  '': [
    { id: 'north', name: 'Northport', staff: 64 },
    { id: 'salt', name: 'Saltwick', staff: 31 },
    { id: 'fleet', name: 'Fleet', staff: 88 },
  ],
  north: [
    { id: 'north-desk', name: 'Ticket desk', staff: 22 },
    { id: 'north-quay', name: 'Quay', staff: 34 },
    { id: 'north-office', name: 'Office', staff: 8 },
  ],
  'north-quay': [
    { id: 'north-quay-cars', name: 'Car deck', staff: 21 },
    { id: 'north-quay-foot', name: 'Foot passengers', staff: 13 },
  ],
  salt: [
    { id: 'salt-desk', name: 'Ticket desk', staff: 12 },
    { id: 'salt-quay', name: 'Quay', staff: 19 },
  ],
  fleet: [
    { id: 'fleet-petrel', name: 'Petrel', staff: 36 },
    { id: 'fleet-tern', name: 'Tern', staff: 27 },
    { id: 'fleet-guillemot', name: 'Guillemot', staff: 25 },
  ],
};
