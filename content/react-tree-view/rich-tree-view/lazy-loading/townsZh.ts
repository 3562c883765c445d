import type { TreeViewBaseItem } from '@mui/x-tree-view';

const towns = new Map<string, TreeViewBaseItem[]>([
  [
    'north',
    [
      { id: 'alder', label: '桤木镇' },
      { id: 'fern', label: '蕨港镇' },
    ],
  ],
  ['south', [{ id: 'port', label: '马伦港' }]],
]);

/** 代替服务器请求：稍等片刻；县名未知时失败。 */
export async function fetchTowns(county: string): Promise<TreeViewBaseItem[]> {
  await new Promise((resolve) => setTimeout(resolve, 800));
  const found = towns.get(county);
  if (!found) throw new Error(`There is no county ${county}.`);
  return found;
}
