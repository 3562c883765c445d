import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'order', headerName: 'Order', width: 80 },
  {
    field: 'note',
    headerName: 'Note for the mechanic',
    flex: 1,
    minWidth: 180,
  },
];

const rows = [
  { id: 1, order: 1041, note: 'The chain skips under load.' },
  {
    id: 2,
    order: 1045,
    note: 'The fork has lost air twice this month. If the seals are worn, call before ordering new ones: the customer may prefer a used fork that we have in stock.',
  },
  {
    id: 3,
    order: 1047,
    note: 'Fit the hub motor, the battery goes below the box. The cable has to be long enough for the steering.',
  },
];

const autoHeight = () => 'auto' as const;

export default function LongNotes() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Notes"
        rows={rows}
        columns={columns}
        getRowHeight={autoHeight}
        hideFooter
        sx={{ [`& .${gridClasses.cell}`]: { py: 1.5 } }}
      />
    </div>
  );
}
