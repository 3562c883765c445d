import { RichTreeView, type TreeViewBaseItem } from '@mui/x-tree-view';

type Chapter = { id: string; label: string; locked?: boolean };

const book: TreeViewBaseItem<Chapter>[] = [
  { id: 'preface', label: 'Preface (printed)', locked: true },
  {
    id: 'north',
    label: 'Going north',
    children: [
      { id: 'ferry', label: 'The ferry' },
      { id: 'fog', label: 'Fog' },
    ],
  },
];

const isEditable = (chapter: Chapter) => !chapter.locked;
const slotProps = {
  item: { slotProps: { labelInput: { 'aria-label': 'Title of the chapter' } } },
};

export default function RenameChapters() {
  return (
    <RichTreeView
      aria-label="Chapters"
      items={book}
      isItemEditable={isEditable}
      slotProps={slotProps}
      defaultExpandedItems={['north']}
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
