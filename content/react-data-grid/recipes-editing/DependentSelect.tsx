import {
  DataGrid,
  GridEditSingleSelectCell,
  type GridColDef,
  type GridValueOptionsParams,
} from '@mui/x-data-grid';

const streets = new Map([
  ['Harbor', ['Net Lane', 'Pier 4', 'Ropewalk']],
  ['Old Town', ['Bell Street', 'Well Square']],
]);

const list = { type: 'singleSelect', width: 150, editable: true } as const;

const columns: GridColDef[] = [
  { field: 'stall', headerName: 'Stall', flex: 1, minWidth: 90 },
  {
    ...list,
    field: 'quarter',
    headerName: 'Quarter',
    valueOptions: ['Harbor', 'Old Town'],
    renderEditCell: (params) => (
      <GridEditSingleSelectCell
        {...params}
        onValueChange={async (_, quarter: string) => {
          const { api, id, field } = params;
          const value = streets.get(quarter)?.[0];
          await api.setEditCellValue({ id, field, value: quarter });
          await api.setEditCellValue({ id, field: 'street', value });
        }}
      />
    ),
  },
  {
    ...list,
    field: 'street',
    headerName: 'Street',
    valueOptions: ({ row }: GridValueOptionsParams) =>
      row ? streets.get(row.quarter)! : [...streets.values()].flat(),
  },
];

const rows = [
  { id: 1, stall: 'Bread', quarter: 'Harbor', street: 'Net Lane' },
  { id: 2, stall: 'Cheese', quarter: 'Old Town', street: 'Well Square' },
  { id: 3, stall: 'Honey', quarter: 'Harbor', street: 'Pier 4' },
];

export default function DependentSelect() {
  return (
    <DataGrid
      aria-label="Stalls of the market"
      rows={rows}
      columns={columns}
      editMode="row"
      hideFooter
    />
  );
}
