import type { TreeViewBaseItem } from '@mui/x-tree-view';

export type Entry = TreeViewBaseItem<{
  id: string;
  label: string;
  kind: 'folder' | 'file';
  children?: Entry[];
}>;

const folder = (id: string, label: string, children: Entry[]): Entry => ({
  id,
  label,
  kind: 'folder',
  children,
});
const file = (id: string, label: string): Entry => ({
  id,
  label,
  kind: 'file',
});

export const drive: Entry[] = [
  folder('club', 'Rowing club', [
    folder('minutes', 'Minutes', [
      file('spring', 'Spring meeting.txt'),
      file('autumn', 'Autumn meeting.txt'),
    ]),
    folder('pictures', 'Pictures', [file('regatta', 'Regatta.jpg')]),
    file('members', 'Members.csv'),
  ]),
];

/** The entry with this id, wherever it is. */
export function find(entries: Entry[], id: string | null): Entry | undefined {
  for (const entry of entries) {
    const found = entry.id === id ? entry : find(entry.children ?? [], id);
    if (found) return found;
  }
  return undefined;
}

/** A copy in which the children of each folder have been changed. */
export function change(
  entries: Entry[],
  edit: (children: Entry[], parent: string | null) => Entry[],
  parent: string | null = null,
): Entry[] {
  return edit(entries, parent).map((entry) =>
    entry.children
      ? { ...entry, children: change(entry.children, edit, entry.id) }
      : entry,
  );
}
