import { RichTreeView } from '@mui/x-tree-view';
import { districts } from './parcels.js';

export default function ClosedDistricts() {
  return (
    <RichTreeView
      aria-label="Parcels of the town"
      items={districts}
      sx={{ width: '100%', maxWidth: 320, maxHeight: 280, overflow: 'auto' }}
    />
  );
}
