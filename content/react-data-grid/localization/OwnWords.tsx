import {
  DataGrid,
  type GridColDef,
  type GridLocaleText,
} from '@mui/x-data-grid';
import { loans, type Loan } from '../loans.js';

const columns: GridColDef<Loan>[] = [
  { field: 'title', headerName: 'Book', flex: 1, minWidth: 130 },
  { field: 'reader', headerName: 'Reader', flex: 1, minWidth: 120 },
];

const words: Partial<GridLocaleText> = {
  toolbarQuickFilterPlaceholder: 'Title or reader',
  noResultsOverlayLabel: 'No such book is out.',
  footerRowSelected: (count) => (count === 1 ? '1 book' : `${count} books`),
};

export default function OwnWords() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Books on loan"
        rows={loans}
        columns={columns}
        localeText={words}
        showToolbar
        checkboxSelection
      />
    </div>
  );
}
