import {
  DataGrid,
  gridQuickFilterValuesSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';
import { loans, type Loan } from '../loans.js';

function Marked({ text }: { text: string }) {
  const apiRef = useGridApiContext();
  const words = useGridSelector(apiRef, gridQuickFilterValuesSelector) ?? [];
  if (words.length === 0) return text;
  const any = words
    .map((word) => String(word).replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|');
  // With a group in the pattern, every second part is a match.
  return text
    .split(new RegExp(`(${any})`, 'i'))
    .map((part, index) =>
      index % 2 === 0 ? part : <mark key={index}>{part}</mark>,
    );
}

const renderCell = ({ value }: GridRenderCellParams<Loan, string>) => (
  <Marked text={value ?? ''} />
);

const columns: GridColDef<Loan>[] = [
  { field: 'title', headerName: 'Book', flex: 1, minWidth: 120, renderCell },
  { field: 'author', headerName: 'Author', flex: 1, minWidth: 120, renderCell },
  { field: 'reader', headerName: 'Reader', flex: 1, minWidth: 120, renderCell },
];

const filterModel = { items: [], quickFilterValues: ['jane'] };

export default function MarkedMatches() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGrid
        aria-label="Books on loan"
        rows={loans}
        columns={columns}
        showToolbar
        initialState={{ filter: { filterModel } }}
        hideFooter
      />
    </div>
  );
}
