import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Keeper {
  id: number;
  first: string;
  last: string;
  phone: string;
}

const keepers: Keeper[] = [
  { id: 1, first: 'Ines', last: 'Varga', phone: '555-0117' },
  { id: 2, first: 'Jonas', last: 'Lake', phone: '555-0142' },
  { id: 3, first: 'Priya', last: 'Moss', phone: '555-0139' },
];

const columns: GridColDef<Keeper>[] = [
  {
    field: 'name',
    headerName: 'Name',
    flex: 1,
    minWidth: 130,
    editable: true,
    valueGetter: (_, { first, last }) => `${first} ${last}`,
    valueSetter: (name: string, row) => {
      const [first = '', ...others] = name.trim().split(' ');
      return { ...row, first, last: others.join(' ') };
    },
  },
  { field: 'last', headerName: 'Last name', width: 110 },
  {
    field: 'phone',
    headerName: 'Phone',
    width: 120,
    editable: true,
    valueParser: (text: string) =>
      text.replace(/\D/g, '').replace(/^(\d{3})(?=\d)/, '$1-'),
  },
];

export default function ParsedInput() {
  return (
    <div style={{ width: '100%' }}>
      <DataGrid
        aria-label="Keepers of the lighthouse"
        rows={keepers}
        columns={columns}
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}
