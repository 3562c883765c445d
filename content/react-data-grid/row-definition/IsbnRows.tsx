import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Book {
  isbn: string;
  title: string;
  copies: number;
}

const books: Book[] = [
  { isbn: '000-0-00-000101-1', title: 'Jane Eyre', copies: 3 },
  { isbn: '000-0-00-000102-8', title: 'Walden', copies: 1 },
  { isbn: '000-0-00-000103-5', title: 'Emma', copies: 2 },
];

const columns: GridColDef<Book>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 120 },
  { field: 'isbn', headerName: 'ISBN', width: 180 },
  { field: 'copies', headerName: 'Copies', type: 'number', width: 90 },
];

const getBookId = (book: Book) => book.isbn;

export default function IsbnRows() {
  return (
    <div style={{ height: 220, width: '100%' }}>
      <DataGrid
        aria-label="Catalog"
        rows={books}
        columns={columns}
        getRowId={getBookId}
        hideFooter
      />
    </div>
  );
}
