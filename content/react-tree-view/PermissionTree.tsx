import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view';

const permissions = [
  {
    id: 'invoices',
    label: 'Invoices',
    children: [
      { id: 'invoices-read', label: 'Read' },
      { id: 'invoices-write', label: 'Write' },
      { id: 'invoices-approve', label: 'Approve' },
    ],
  },
  {
    id: 'people',
    label: 'People',
    children: [
      { id: 'people-read', label: 'Read' },
      { id: 'people-invite', label: 'Invite' },
    ],
  },
];
const groups = permissions.map(({ id }) => id);
const granted = ['invoices-read', 'people', 'people-read', 'people-invite'];

export default function PermissionTree() {
  const [expanded, setExpanded] = useState(groups);
  const [selected, setSelected] = useState(granted);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
      <Stack direction="row" spacing={1}>
        <Button
          size="small"
          onClick={() => setExpanded(expanded.length > 0 ? [] : groups)}
        >
          {expanded.length > 0 ? 'Collapse all' : 'Expand all'}
        </Button>
        <Button size="small" onClick={() => setSelected([])}>
          Revoke all
        </Button>
      </Stack>
      <RichTreeView
        aria-label="Permissions of the role"
        items={permissions}
        multiSelect
        checkboxSelection
        selectionPropagation={{ parents: true, descendants: true }}
        expandedItems={expanded}
        onExpandedItemsChange={(_, ids) => setExpanded(ids)}
        selectedItems={selected}
        onSelectedItemsChange={(_, ids) => setSelected(ids)}
      />
    </Stack>
  );
}
