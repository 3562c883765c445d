export interface Sailing {
  id: string;
  from: string;
  to: string;
  departs: Date;
  minutes: number;
  ship: string;
  passengers: number;
  cars: number;
  carSpaces: number;
  status: 'on time' | 'delayed' | 'canceled';
}

const at = (hours: number, minutes: number) =>
  new Date(2025, 5, 14, hours, minutes);

export const sailings: Sailing[] = [
  {
    id: 'N1',
    from: 'Northport',
    to: 'Gull Island',
    departs: at(6, 30),
    minutes: 45,
    ship: 'Petrel',
    passengers: 112,
    cars: 31,
    carSpaces: 40,
    status: 'on time',
  },
  {
    id: 'G1',
    from: 'Gull Island',
    to: 'Northport',
    departs: at(7, 40),
    minutes: 45,
    ship: 'Petrel',
    passengers: 148,
    cars: 40,
    carSpaces: 40,
    status: 'on time',
  },
  {
    id: 'N2',
    from: 'Northport',
    to: 'Saltwick',
    departs: at(8, 0),
    minutes: 110,
    ship: 'Guillemot',
    passengers: 236,
    cars: 58,
    carSpaces: 90,
    status: 'on time',
  },
  {
    id: 'N3',
    from: 'Northport',
    to: 'Gull Island',
    departs: at(9, 15),
    minutes: 45,
    ship: 'Petrel',
    passengers: 164,
    cars: 22,
    carSpaces: 40,
    status: 'delayed',
  },
  {
    id: 'S1',
    from: 'Saltwick',
    to: 'Northport',
    departs: at(10, 45),
    minutes: 110,
    ship: 'Guillemot',
    passengers: 205,
    cars: 81,
    carSpaces: 90,
    status: 'on time',
  },
  {
    id: 'G2',
    from: 'Gull Island',
    to: 'Northport',
    departs: at(11, 0),
    minutes: 45,
    ship: 'Petrel',
    passengers: 97,
    cars: 12,
    carSpaces: 40,
    status: 'delayed',
  },
  {
    id: 'N4',
    from: 'Northport',
    to: 'Seal Rock',
    departs: at(12, 20),
    minutes: 25,
    ship: 'Tern',
    passengers: 60,
    cars: 0,
    carSpaces: 0,
    status: 'on time',
  },
  {
    id: 'R1',
    from: 'Seal Rock',
    to: 'Northport',
    departs: at(13, 10),
    minutes: 25,
    ship: 'Tern',
    passengers: 41,
    cars: 0,
    carSpaces: 0,
    status: 'canceled',
  },
  {
    id: 'N5',
    from: 'Northport',
    to: 'Saltwick',
    departs: at(14, 0),
    minutes: 110,
    ship: 'Guillemot',
    passengers: 251,
    cars: 90,
    carSpaces: 90,
    status: 'on time',
  },
  {
    id: 'S2',
    from: 'Saltwick',
    to: 'Northport',
    departs: at(17, 0),
    minutes: 110,
    ship: 'Guillemot',
    passengers: 189,
    cars: 47,
    carSpaces: 90,
    status: 'on time',
  },
];
