import { RichTreeView, type TreeViewBaseItem } from '@mui/x-tree-view';

type Chapter = { id: string; label: string; locked?: boolean };

const book: TreeViewBaseItem<Chapter>[] = [
  { id: 'preface', label: '前言（已印）', locked: true },
  {
    id: 'north',
    label: '北上',
    children: [
      { id: 'ferry', label: '渡轮' },
      { id: 'fog', label: '雾' },
    ],
  },
];

const isEditable = (chapter: Chapter) => !chapter.locked;
const slotProps = {
  item: { slotProps: { labelInput: { 'aria-label': '章节标题' } } },
};

export default function RenameChapters() {
  return (
    <RichTreeView
      aria-label="章节"
      items={book}
      isItemEditable={isEditable}
      slotProps={slotProps}
      defaultExpandedItems={['north']}
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
