/** A million rides on rental bikes. A ride is computed from its number; only an index of each column is kept. */
export const count = 1_000_000;

export interface Trip {
  id: number;
  from: string;
  to: string;
  minutes: number;
}
export type Field = keyof Trip;

const stations = [
  'Town hall',
  'Old bridge',
  'River beach',
  'Central station',
  'Botanical garden',
  'University',
  'Market square',
  'West harbor',
  'East harbor',
  'Observatory',
];
const ranks = stations.map(
  (one) => stations.filter((other) => other.localeCompare(one) < 0).length,
);

/** A number below `limit` that is the same each time. */
function draw(position: number, salt: number, limit: number) {
  let hash = Math.imul(position + 1, 0x9e3779b1) ^ salt;
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca77);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae3d);
  return ((hash ^ (hash >>> 16)) >>> 0) % limit;
}
const fromAt = (position: number) => draw(position, 1, stations.length);
const toAt = (position: number) => draw(position, 2, stations.length);
const minutesAt = (position: number) => 3 + draw(position, 3, 118);

export const tripAt = (position: number): Trip => ({
  id: position + 1,
  from: stations[fromAt(position)]!,
  to: stations[toAt(position)]!,
  minutes: minutesAt(position),
});

const keyAt: Record<Field, (position: number) => number> = {
  id: (position) => position,
  from: (position) => ranks[fromAt(position)]!,
  to: (position) => ranks[toAt(position)]!,
  minutes: minutesAt,
};

/** Positions in the order of a column: key and position in one number, so no comparator is needed. */
export function sortPositions(field: Field): Uint32Array {
  const key = keyAt[field];
  const pairs = new Float64Array(count);
  for (let at = 0; at < count; at++) pairs[at] = key(at) * count + at;
  pairs.sort();
  const positions = new Uint32Array(count);
  for (let at = 0; at < count; at++) positions[at] = pairs[at]! % count;
  return positions;
}

const indexes = new Map<Field, Uint32Array>();
export function indexOf(field: Field): Uint32Array {
  const index = indexes.get(field) ?? sortPositions(field);
  indexes.set(field, index);
  return index;
}

/** Those of the positions whose stations contain the text. */
export function search(positions: Uint32Array, text: string): Uint32Array {
  const wanted = text.toLowerCase();
  const matches = stations.map((one) => one.toLowerCase().includes(wanted));
  return positions.filter((at) => matches[fromAt(at)] || matches[toAt(at)]);
}

/** What a server answers for a range of the table. */
export const readRange = (start: number, size: number): Promise<Trip[]> =>
  new Promise((resolve) =>
    setTimeout(() => {
      const length = Math.max(0, Math.min(size, count - start));
      resolve(Array.from({ length }, (_, row) => tripAt(start + row)));
    }, 200),
  );
