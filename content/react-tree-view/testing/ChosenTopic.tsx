import { useState } from 'react';
import Typography from '@mui/material/Typography';
import { RichTreeView } from '@mui/x-tree-view';

const topics = [
  {
    id: 'garden',
    label: 'Garden',
    children: [
      { id: 'compost', label: 'Compost' },
      { id: 'bees', label: 'Bees' },
    ],
  },
  { id: 'house', label: 'House' },
];

export default function ChosenTopic() {
  const [chosen, setChosen] = useState<string | null>(null);

  return (
    <div style={{ width: '100%', maxWidth: 320 }}>
      <RichTreeView
        aria-label="Topics"
        items={topics}
        selectedItems={chosen}
        onSelectedItemsChange={(_, id) => setChosen(id)}
      />
      <Typography role="status">
        {chosen ? `Chosen: ${chosen}` : 'Nothing chosen'}
      </Typography>
    </div>
  );
}
