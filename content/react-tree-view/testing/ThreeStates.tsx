import { useState } from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView } from '@mui/x-tree-view';

type Answer = 'waiting' | 'failed' | string[];

/** What is inside of the branch, in each of the three states. */
export function insideOf(answer: Answer) {
  if (answer === 'waiting') return [{ id: 'waiting', label: 'Loading…' }];
  if (answer === 'failed') return [{ id: 'failed', label: 'No connection' }];
  return answer.map((name) => ({ id: name, label: name }));
}

/** A test passes the state, as the buttons do here. No server is needed. */
export default function ThreeStates() {
  const [answer, setAnswer] = useState<Answer>('waiting');
  const children = insideOf(answer);

  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 320 }}>
      <Stack direction="row" spacing={1}>
        <Button size="small" onClick={() => setAnswer('waiting')}>
          Waiting
        </Button>
        <Button size="small" onClick={() => setAnswer(['Harbor', 'Market'])}>
          Loaded
        </Button>
        <Button size="small" onClick={() => setAnswer('failed')}>
          Failed
        </Button>
      </Stack>
      <RichTreeView
        aria-label="Photographs"
        items={[{ id: 'photos', label: 'Photographs', children }]}
        defaultExpandedItems={['photos']}
      />
    </Stack>
  );
}
