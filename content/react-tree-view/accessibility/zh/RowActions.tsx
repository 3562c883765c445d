import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { RichTreeView, type TreeViewBaseItem } from '@mui/x-tree-view';

const scans: TreeViewBaseItem[] = [
  {
    id: 'letters',
    label: '信件',
    children: [
      { id: 'bank', label: '银行' },
      { id: 'school', label: '学校' },
    ],
  },
  { id: 'passport', label: '护照' },
];

export default function RowActions() {
  const [selected, setSelected] = useState<string[]>(['bank']);
  const [message, setMessage] = useState('');
  const act = (what: string) => setMessage(`${what}：${selected.length} 份`);

  return (
    <Stack sx={{ width: '100%', maxWidth: 340 }}>
      <Toolbar
        disableGutters
        variant="dense"
        role="toolbar"
        aria-label="对选中扫描件的操作"
      >
        <Button disabled={!selected.length} onClick={() => act('已打印')}>
          打印
        </Button>
        <Button disabled={!selected.length} onClick={() => act('已发送')}>
          发送
        </Button>
      </Toolbar>
      <RichTreeView
        aria-label="扫描件"
        items={scans}
        multiSelect
        checkboxSelection
        defaultExpandedItems={['letters']}
        selectedItems={selected}
        onSelectedItemsChange={(_, ids) => setSelected(ids)}
      />
      <Typography role="status" variant="body2">
        {message}
      </Typography>
    </Stack>
  );
}
