import { useEffect, useState } from 'react';
import LinearProgress from '@mui/material/LinearProgress';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { loans, type Loan } from '../loans.js';

const columns: GridColDef<Loan>[] = [
  { field: 'title', headerName: 'Book', flex: 1, minWidth: 120 },
  { field: 'author', headerName: 'Author', flex: 1, minWidth: 120 },
];

export default function SeenRows() {
  const apiRef = useGridApiRef();
  const [share, setShare] = useState(0);

  useEffect(
    () =>
      apiRef.current?.subscribeEvent('scrollPositionChange', ({ top }) => {
        const { contentSize, viewportInnerSize } =
          apiRef.current!.getRootDimensions();
        setShare((100 * top) / (contentSize.height - viewportInnerSize.height));
      }),
    [apiRef],
  );

  return (
    <div style={{ width: '100%' }}>
      <LinearProgress
        variant="determinate"
        aria-label="Read so far"
        value={Math.min(100, Math.max(0, share))}
        sx={{ mb: 1 }}
      />
      <div style={{ height: 270 }}>
        <DataGrid
          aria-label="Loans"
          apiRef={apiRef}
          rows={loans}
          columns={columns}
          hideFooter
        />
      </div>
    </div>
  );
}
