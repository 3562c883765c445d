import type { TreeViewBaseItem } from '@mui/x-tree-view';

const towns = new Map<string, TreeViewBaseItem[]>([
  [
    'north',
    [
      { id: 'alder', label: 'Alderwick' },
      { id: 'fern', label: 'Fernhaven' },
    ],
  ],
  ['south', [{ id: 'port', label: 'Port Maren' }]],
]);

/** Stands for a request to a server: takes a moment, and fails for a county that it does not know. */
export async function fetchTowns(county: string): Promise<TreeViewBaseItem[]> {
  await new Promise((resolve) => setTimeout(resolve, 800));
  const found = towns.get(county);
  if (!found) throw new Error(`There is no county ${county}.`);
  return found;
}
