import { useRef, useState } from 'react';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import {
  RichTreeView,
  type TreeViewBaseItem,
  type TreeViewCancellableEvent,
} from '@mui/x-tree-view';

const files: TreeViewBaseItem[] = [
  { id: 'f1', label: '预算.csv' },
  { id: 'f2', label: '会议记录.txt' },
];
const isValid = (name: string) => /^[^\\/]+\.\w+$/.test(name.trim());

type InputEvent = React.SyntheticEvent<HTMLInputElement> &
  TreeViewCancellableEvent;

export default function CheckedNames() {
  const [error, setError] = useState('');
  const cancelled = useRef(false);

  function check(event: InputEvent) {
    const valid = isValid(event.currentTarget.value);
    setError(valid ? '' : '文件名要带类型，例如 .txt。');
    if (!valid) event.defaultMuiPrevented = true;
  }

  const labelInput = {
    'aria-label': '文件名',
    onBlur: (event: InputEvent) => {
      if (!cancelled.current) check(event);
      cancelled.current = false;
    },
    onKeyDown: (event: React.KeyboardEvent<HTMLInputElement>) => {
      if (event.key === 'Enter') check(event);
      if (event.key !== 'Escape') return;
      cancelled.current = true;
      setError('');
    },
  };

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
      <RichTreeView
        aria-label="文件"
        items={files}
        isItemEditable
        slotProps={{ item: { slotProps: { labelInput } } }}
      />
      {error && <Alert severity="error">{error}</Alert>}
    </Stack>
  );
}
