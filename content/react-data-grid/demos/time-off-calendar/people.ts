export const leaves = ['vacation', 'sick', 'training'] as const;
export type Leave = (typeof leaves)[number];

export interface Person {
  id: number;
  name: string;
  team: 'Kitchen' | 'Service' | 'Office';
  // By day of the year: '3-14' is March 14.
  days: Record<string, Leave>;
}

const during = (month: number, from: number, to: number, leave: Leave) =>
  Object.fromEntries(
    Array.from({ length: to - from + 1 }, (_, n) => [
      `${month}-${from + n}`,
      leave,
    ]),
  );

export const people: Person[] = [
  {
    id: 1,
    name: 'Amara Diallo',
    team: 'Kitchen',
    days: { ...during(6, 2, 6, 'vacation'), ...during(7, 21, 25, 'vacation') },
  },
  {
    id: 2,
    name: 'Finn Berg',
    team: 'Kitchen',
    days: during(6, 10, 11, 'sick'),
  },
  {
    id: 3,
    name: 'Hana Sato',
    team: 'Kitchen',
    days: {
      ...during(6, 16, 20, 'vacation'),
      ...during(6, 26, 26, 'training'),
    },
  },
  {
    id: 4,
    name: 'Ingrid Moe',
    team: 'Service',
    days: during(6, 4, 4, 'training'),
  },
  {
    id: 5,
    name: 'Ivo Marin',
    team: 'Service',
    days: { ...during(6, 18, 27, 'vacation'), ...during(8, 4, 6, 'sick') },
  },
  {
    id: 6,
    name: 'Leila Haddad',
    team: 'Service',
    days: during(7, 7, 18, 'vacation'),
  },
  {
    id: 7,
    name: 'Maya Costa',
    team: 'Office',
    days: {
      ...during(6, 12, 13, 'training'),
      ...during(8, 11, 22, 'vacation'),
    },
  },
  {
    id: 8,
    name: 'Tomás Vidal',
    team: 'Office',
    days: during(6, 23, 25, 'sick'),
  },
  {
    id: 9,
    name: 'Yuki Tanaka',
    team: 'Office',
    days: during(6, 30, 30, 'vacation'),
  },
];
