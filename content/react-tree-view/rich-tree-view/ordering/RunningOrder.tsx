import { useState } from 'react';
import ButtonGroup from '@mui/material/ButtonGroup';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { RichTreeView, type TreeViewBaseItem } from '@mui/x-tree-view';

const concert: TreeViewBaseItem[] = [
  { id: 'overture', label: 'Overture' },
  {
    id: 'concerto',
    label: 'Concerto',
    children: [{ id: 'cadenza', label: 'Cadenza' }],
  },
  { id: 'symphony', label: 'Symphony' },
  { id: 'encore', label: 'Encore' },
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
      <ButtonGroup size="small" aria-label="Move the selected piece">
        <Button disabled={index < 1} onClick={() => move(index - 1)}>
          Up
        </Button>
        <Button
          disabled={index < 0 || index === items.length - 1}
          onClick={() => move(index + 1)}
        >
          Down
        </Button>
      </ButtonGroup>
      <RichTreeView
        aria-label="Concert"
        items={items}
        selectedItems={selected}
        onSelectedItemsChange={(_, id) => setSelected(id)}
        sx={{ width: '100%' }}
      />
    </Stack>
  );
}
