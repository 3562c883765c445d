/** A day at a weather station on a pass, every two hours. */
export const hours = [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22];
export const clock = (hour: number) => `${hour}:00`;

export const measured = [
  {
    id: 'temperature',
    name: 'Temperature',
    unit: '°C',
    data: [4, 3, 2, 2, 5, 8, 11, 12, 12, 9, 7, 5],
  },
  {
    id: 'humidity',
    name: 'Humidity',
    unit: '%',
    data: [88, 90, 92, 93, 84, 71, 60, 55, 56, 66, 74, 82],
  },
  {
    id: 'wind',
    name: 'Wind',
    unit: 'km/h',
    data: [12, 11, 14, 18, 22, 31, 42, 47, 38, 26, 19, 14],
  },
];
