/** Rent per square meter in six towns, in euros, second quarter of each year. */
export const years = [2018, 2019, 2020, 2021, 2022, 2023, 2024];
export const towns = [
  { id: 'aalen', name: 'Aalen', rent: [7.9, 8.1, 8.3, 8.6, 9, 9.5, 9.8] },
  { id: 'bonn', name: 'Bonn', rent: [9.8, 10.1, 10.4, 10.7, 11.2, 11.9, 12.4] },
  { id: 'celle', name: 'Celle', rent: [6.3, 6.4, 6.6, 6.9, 7.3, 7.8, 8.1] },
  { id: 'gera', name: 'Gera', rent: [5.4, 5.5, 5.5, 5.6, 5.8, 6, 6.2] },
  { id: 'jena', name: 'Jena', rent: [8.4, 8.6, 8.8, 9, 9.3, 9.9, 10.3] },
  { id: 'ulm', name: 'Ulm', rent: [10.2, 10.7, 11.1, 11.5, 12, 12.6, 13.1] },
];

export const year = (value: number) => `${value}`;
export const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
  gap: 1,
  width: '100%',
};
