export interface Station {
  id: number;
  name: string;
  region: 'North' | 'Coast' | 'Valley' | 'South';
  source: 'Wind' | 'Solar' | 'Hydro' | 'Gas';
  capacity: number;
  output: number;
  history: number[];
  state: 'running' | 'standby' | 'fault';
}

const places = [
  'Alder Hill',
  'Beacon Reef',
  'Cold Spring',
  'Dunmore',
  'Eagle Pass',
  'Fern Bank',
  'Granite Bay',
  'Heron Lake',
  'Iron Gate',
  'Juniper Flat',
];
const regions = ['North', 'Coast', 'Valley', 'South'] as const;
const sources = ['Wind', 'Solar', 'Hydro', 'Gas'] as const;

// The same numbers on every visit.
export function makeRandom(seed: number) {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

export function makeStations(count: number): Station[] {
  const random = makeRandom(42);
  return Array.from({ length: count }, (_, index) => {
    const capacity = 20 + Math.round(random() * 180);
    const history = [capacity * (0.3 + random() * 0.5)];
    while (history.length < 16)
      history.push(next(history.at(-1)!, capacity, random));
    return {
      id: index + 1,
      name: `${places[index % places.length]} ${1 + Math.floor(index / places.length)}`,
      region: regions[index % regions.length]!,
      source: sources[Math.floor(random() * sources.length)]!,
      capacity,
      output: history.at(-1)!,
      history,
      state:
        index % 17 === 5 ? 'fault' : index % 11 === 3 ? 'standby' : 'running',
    };
  });
}

// A small step up or down, within what the station can do.
export function next(output: number, capacity: number, random: () => number) {
  const step = (random() - 0.5) * capacity * 0.12;
  return Math.min(capacity, Math.max(0, output + step));
}
