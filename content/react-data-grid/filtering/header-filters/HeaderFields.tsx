import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { sailings, type Sailing } from '../../sailings.js';
import { HeaderField } from './HeaderField.js';

const hasTexts = {
  value: 'texts',
  getApplyFilterFn: (item: { value?: Record<string, string> }) => {
    const texts = Object.entries(item.value ?? {});
    return (_: unknown, row: Sailing) =>
      texts.every(([field, text]) =>
        `${row[field as keyof Sailing]}`
          .toLowerCase()
          .includes(text.toLowerCase()),
      );
  },
};

const columns = [
  { field: 'from', headerName: 'From', filterOperators: [hasTexts] },
  { field: 'to', headerName: 'To' },
  { field: 'ship', headerName: 'Ship' },
].map((column): GridColDef<Sailing> => ({
  ...column,
  flex: 1,
  minWidth: 120,
  disableColumnMenu: true,
  renderHeader: () => <HeaderField {...column} />,
}));

export default function HeaderFields() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid
        aria-label="Sailings of the day"
        rows={sailings}
        columns={columns}
        columnHeaderHeight={88}
        disableColumnFilter
        hideFooter
      />
    </div>
  );
}
