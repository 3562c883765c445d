import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';

const months = ['Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'];

const columns: GridColDef[] = [
  {
    field: 'line',
    headerName: 'Line',
    width: 130,
    cellClassName: 'sticky',
    headerClassName: 'sticky',
  },
  ...months.map((headerName, index): GridColDef => ({
    field: `month${index}`,
    headerName,
    type: 'number',
    width: 110,
  })),
];

const rows = [
  ['Gull Island', 3120, 4480, 6210, 9870, 10340, 5660, 3900, 2870],
  ['Saltwick', 4015, 4620, 5130, 6890, 7240, 4870, 4400, 4120],
  ['Seal Rock', 0, 310, 940, 1820, 1975, 620, 240, 0],
].map(([line, ...counts], id) => ({
  id,
  line,
  ...Object.fromEntries(counts.map((count, at) => [`month${at}`, count])),
}));

export default function StickyName() {
  return (
    <div style={{ height: 240, width: '100%' }}>
      <DataGrid
        aria-label="Passengers by line and month"
        rows={rows}
        columns={columns}
        disableVirtualization
        hideFooter
        sx={{
          '& .sticky': { position: 'sticky', left: 0, zIndex: 1 },
          [`& .${gridClasses.cell}.sticky`]: {
            bgcolor: 'background.paper',
            borderRight: 1,
            borderRightColor: 'divider',
          },
        }}
      />
    </div>
  );
}
