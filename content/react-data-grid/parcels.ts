export interface Parcel {
  id: string;
  recipient: string;
  town: string;
  service: 'standard' | 'express' | 'pickup point';
  status: 'in transit' | 'at the depot' | 'delivered';
  weight: number;
  handedIn: Date;
}

const names = [
  'Ada Brandt',
  'Bilal Osman',
  'Carmen Ruiz',
  'David Nowak',
  'Elif Aydin',
  'Frida Holm',
  'George Adeyemi',
  'Hanna Virtanen',
  'Ismael Torres',
  'Jun Watanabe',
  'Kata Horvath',
];
const towns = ['Millbrook', 'Eastgate', 'Porthaven', 'Lindow', 'Harrow Hill'];
const services = ['standard', 'standard', 'express', 'pickup point'] as const;
const states = [
  'delivered',
  'delivered',
  'at the depot',
  'in transit',
] as const;

const pick = <T>(list: readonly T[], index: number) =>
  list[index % list.length]!;

/** 240 parcels, always the same. */
export const parcels: Parcel[] = Array.from({ length: 240 }, (_, index) => ({
  id: `P${1001 + index}`,
  recipient: pick(names, index * 5 + Math.floor(index / 11)),
  town: pick(towns, index * 3 + Math.floor(index / 7)),
  service: pick(services, index * 3 + Math.floor(index / 9)),
  status: pick(states, Math.floor(index / 60) + ((index * 7) % 3)),
  weight: (3 + ((index * 37) % 190)) / 10,
  handedIn: new Date(2025, 4, 1 + Math.floor(index / 8)),
}));
