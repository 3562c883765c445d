import { readView, type View } from './view.js';

const key = 'vitrine-demo-sailings';

/** Storage may be switched off or full. The grid works without it. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

export const store = (text: string) =>
  attempt(() => localStorage.setItem(key, text));
export const forget = () => attempt(() => localStorage.removeItem(key));

export interface Opened {
  from: 'link' | 'storage' | 'standard';
  view: View;
  /** Another number each time, as the key of the grid. */
  visit: number;
}

let visits = 0;

/** The address wins as a whole. Both have the same format, so both are checked. */
export function openView(address: string): Opened {
  const visit = (visits += 1);
  if (address) return { from: 'link', view: readView(address), visit };
  const kept = attempt(() => localStorage.getItem(key));
  const view = readView(kept ?? '');
  return { from: kept ? 'storage' : 'standard', view, visit };
}
