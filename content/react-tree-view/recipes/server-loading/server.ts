export interface Folder {
  id: string;
  label: string;
  /** How many entries are inside; files have none. */
  count: number;
}

const folder = (id: string, label: string, count = 0) => ({ id, label, count });

const entries: Record<string, Folder[]> = {
  letters: [folder('y1908', '1908', 2), folder('y1909', '1909', 1)],
  y1908: [folder('anna', 'Anna to Karl'), folder('karl', 'Karl to Anna')],
  y1909: [folder('ministry', 'From the ministry')],
  photos: [folder('harbor', 'Harbor'), folder('market', 'Market')],
  sounds: [folder('bell', 'Bell of St Mary'), folder('tram', 'Last tram')],
};

const failures = new Map<string, number>();

/** Stands for `GET /api/archive?parent=…`: takes a moment, and first fails `times` times. */
export async function fetchFolder(parent: string, times = 0) {
  await new Promise((done) => setTimeout(done, 700));
  const failed = failures.get(parent) ?? 0;
  if (failed < times) {
    failures.set(parent, failed + 1);
    throw new Error('503');
  }
  failures.delete(parent);
  return entries[parent] ?? [];
}
