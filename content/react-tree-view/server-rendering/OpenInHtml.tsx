import { RichTreeView } from '@mui/x-tree-view';

const items = [
  {
    id: 'law',
    label: 'Statutes of the choir',
    children: [
      { id: 'members', label: '§ 1 Members' },
      { id: 'fees', label: '§ 2 Fees' },
    ],
  },
  {
    id: 'rules',
    label: 'House rules',
    children: [{ id: 'keys', label: 'Keys' }],
  },
];

/** The first branch is open in the HTML of the server, too. */
export default function OpenInHtml() {
  return (
    <RichTreeView
      aria-label="Documents"
      items={items}
      defaultExpandedItems={['law']}
      sx={{ width: '100%', maxWidth: 320 }}
    />
  );
}
