import { useEffect, useState } from 'react';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridFilteredTopLevelRowCountSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';
import { plants, type Plant } from '../plants.js';

const columns: GridColDef<Plant>[] = [
  { field: 'name', headerName: 'Plant', flex: 1, minWidth: 110 },
  { field: 'family', headerName: 'Family', flex: 1, minWidth: 130 },
  { field: 'stock', headerName: 'In stock', type: 'number', width: 100 },
];

export default function AnnouncedResults() {
  const apiRef = useGridApiRef();
  const [news, setNews] = useState('Search or filter.');

  useEffect(
    () =>
      apiRef.current?.subscribeEvent('filteredRowsSet', () => {
        const count = gridFilteredTopLevelRowCountSelector(apiRef);
        setNews(`${count} plants found`);
      }),
    [apiRef],
  );

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 360 }}>
        <DataGrid
          aria-label="Plants of the nursery"
          apiRef={apiRef}
          rows={plants}
          columns={columns}
          showToolbar
          hideFooter
        />
      </div>
      <Typography role="status" sx={{ mt: 1 }}>
        {news}
      </Typography>
    </div>
  );
}
