export interface Order {
  id: number;
  customer: string;
  bike: string;
  job: string;
  received: Date;
  hours: number;
  parts: number;
  paid: boolean;
  status: 'waiting' | 'in work' | 'ready';
}

const june = (date: number) => new Date(2025, 5, date);

export const orders: Order[] = [
  {
    id: 1041,
    customer: 'Noor Aziz',
    bike: 'City bike',
    job: 'Replace the chain',
    received: june(2),
    hours: 0.75,
    parts: 34,
    paid: true,
    status: 'ready',
  },
  {
    id: 1042,
    customer: 'Finn Berg',
    bike: 'Cargo bike',
    job: 'Bleed the brakes',
    received: june(2),
    hours: 1.5,
    parts: 18,
    paid: false,
    status: 'in work',
  },
  {
    id: 1043,
    customer: 'Maya Costa',
    bike: 'Road bike',
    job: 'True both wheels',
    received: june(3),
    hours: 1,
    parts: 0,
    paid: false,
    status: 'in work',
  },
  {
    id: 1044,
    customer: 'Oskar Lind',
    bike: 'City bike',
    job: 'Mount a child seat',
    received: june(3),
    hours: 0.5,
    parts: 129,
    paid: true,
    status: 'ready',
  },
  {
    id: 1045,
    customer: 'Rosa Kimani',
    bike: 'Mountain bike',
    job: 'Service the fork',
    received: june(4),
    hours: 2.5,
    parts: 62,
    paid: false,
    status: 'waiting',
  },
  {
    id: 1046,
    customer: 'Ivo Marin',
    bike: 'Road bike',
    job: 'Wrap the handlebar',
    received: june(5),
    hours: 0.5,
    parts: 22,
    paid: false,
    status: 'waiting',
  },
  {
    id: 1047,
    customer: 'Noor Aziz',
    bike: 'Cargo bike',
    job: 'Fit a hub motor',
    received: june(5),
    hours: 4,
    parts: 780,
    paid: false,
    status: 'waiting',
  },
  {
    id: 1048,
    customer: 'Hana Sato',
    bike: 'City bike',
    job: 'Patch a tube',
    received: june(6),
    hours: 0.25,
    parts: 5,
    paid: true,
    status: 'ready',
  },
];
