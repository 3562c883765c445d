export interface Plant {
  id: number;
  name: string;
  family: string;
  sun: 'full' | 'partial' | 'shade';
  stock: number;
  price: number;
  sown: Date;
}

export const plants: Plant[] = [
  {
    id: 1,
    name: 'Borage',
    family: 'Boraginaceae',
    sun: 'full',
    stock: 42,
    price: 3.2,
    sown: new Date(2025, 2, 3),
  },
  {
    id: 2,
    name: 'Chervil',
    family: 'Apiaceae',
    sun: 'partial',
    stock: 18,
    price: 2.9,
    sown: new Date(2025, 2, 10),
  },
  {
    id: 3,
    name: 'Dill',
    family: 'Apiaceae',
    sun: 'full',
    stock: 0,
    price: 2.6,
    sown: new Date(2025, 3, 1),
  },
  {
    id: 4,
    name: 'Foxglove',
    family: 'Plantaginaceae',
    sun: 'partial',
    stock: 27,
    price: 4.5,
    sown: new Date(2025, 1, 17),
  },
  {
    id: 5,
    name: 'Hosta',
    family: 'Asparagaceae',
    sun: 'shade',
    stock: 9,
    price: 8.9,
    sown: new Date(2024, 8, 22),
  },
  {
    id: 6,
    name: 'Lavender',
    family: 'Lamiaceae',
    sun: 'full',
    stock: 64,
    price: 5.4,
    sown: new Date(2024, 9, 5),
  },
  {
    id: 7,
    name: 'Lovage',
    family: 'Apiaceae',
    sun: 'partial',
    stock: 5,
    price: 3.8,
    sown: new Date(2025, 2, 24),
  },
  {
    id: 8,
    name: 'Sage',
    family: 'Lamiaceae',
    sun: 'full',
    stock: 31,
    price: 3.6,
    sown: new Date(2025, 1, 28),
  },
  {
    id: 9,
    name: 'Sweet woodruff',
    family: 'Rubiaceae',
    sun: 'shade',
    stock: 0,
    price: 4.1,
    sown: new Date(2024, 10, 11),
  },
  {
    id: 10,
    name: 'Thyme',
    family: 'Lamiaceae',
    sun: 'full',
    stock: 53,
    price: 3.1,
    sown: new Date(2025, 2, 14),
  },
];
