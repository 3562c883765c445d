import { useState } from 'react';
import ButtonGroup from '@mui/material/ButtonGroup';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView, type TreeViewBaseItem } from '@mui/x-tree-view';

const concert: TreeViewBaseItem[] = [
  { id: 'overture', label: '序曲' },
  {
    id: 'concerto',
    label: '协奏曲',
    children: [{ id: 'cadenza', label: '华彩段' }],
  },
  { id: 'symphony', label: '交响曲' },
  { id: 'encore', label: '返场曲' },
];

export default function RunningOrder() {
  const [items, setItems] = useState(concert);
  const [selected, setSelected] = useState<string | null>('symphony');
  const index = items.findIndex(({ id }) => id === selected);

  function move(to: number) {
    const rest = items.filter(({ id }) => id !== selected);
    setItems([...rest.slice(0, to), items[index]!, ...rest.slice(to)]);
  }

  return (
    <Stack sx={{ width: '100%', maxWidth: 320, alignItems: 'flex-start' }}>
      <ButtonGroup size="small" aria-label="移动选中的曲目">
        <Button disabled={index < 1} onClick={() => move(index - 1)}>
          上移
        </Button>
        <Button
          disabled={index < 0 || index === items.length - 1}
          onClick={() => move(index + 1)}
        >
          下移
        </Button>
      </ButtonGroup>
      <RichTreeView
        aria-label="音乐会"
        items={items}
        selectedItems={selected}
        onSelectedItemsChange={(_, id) => setSelected(id)}
        sx={{ width: '100%' }}
      />
    </Stack>
  );
}
