import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view';

const permissions = [
  {
    id: 'invoices',
    label: '发票',
    children: [
      { id: 'invoices-read', label: '查看' },
      { id: 'invoices-write', label: '编辑' },
      { id: 'invoices-approve', label: '审批' },
    ],
  },
  {
    id: 'people',
    label: '人员',
    children: [
      { id: 'people-read', label: '查看' },
      { id: 'people-invite', label: '邀请' },
    ],
  },
];
const groups = permissions.map(({ id }) => id);

export default function PermissionTree() {
  const [expanded, setExpanded] = useState(groups);
  const [selected, setSelected] = useState([
    'invoices-read',
    'people',
    'people-read',
    'people-invite',
  ]);

  return (
    <Stack
      spacing={1}
      sx={{ width: '100%', maxWidth: 320, alignItems: 'flex-start' }}
    >
      <Stack direction="row" spacing={1}>
        <Button
          size="small"
          onClick={() => setExpanded(expanded.length > 0 ? [] : groups)}
        >
          {expanded.length > 0 ? '全部收起' : '全部展开'}
        </Button>
        <Button
          size="small"
          disabled={selected.length === 0}
          onClick={() => setSelected([])}
        >
          全部撤销
        </Button>
      </Stack>
      <RichTreeView
        aria-label="角色的权限"
        sx={{ width: '100%' }}
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
