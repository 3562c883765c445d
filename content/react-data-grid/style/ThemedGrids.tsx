import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import type {} from '@mui/x-data-grid/themeAugmentation';
import { loans, type Loan } from '../loans.js';

const columns: GridColDef<Loan>[] = [
  { field: 'title', headerName: 'Book', flex: 1, minWidth: 120 },
  { field: 'reader', headerName: 'Reader', flex: 1, minWidth: 110 },
];

// In an app, this is part of the theme. Here it is added to that of the page.
const withGrids = (theme: Theme): Theme => ({
  ...createTheme(),
  ...theme,
  components: {
    ...theme.components,
    MuiDataGrid: {
      defaultProps: { density: 'compact', hideFooter: true, disableEval: true },
      styleOverrides: {
        root: { border: 0, borderRadius: 0 },
        columnHeaderTitle: { fontWeight: 700, textTransform: 'uppercase' },
        row: { fontVariantNumeric: 'tabular-nums' },
      },
    },
  },
});

export default function ThemedGrids() {
  return (
    <ThemeProvider theme={withGrids}>
      <div style={{ height: 190, width: '100%' }}>
        <DataGrid aria-label="Loans" rows={loans} columns={columns} />
      </div>
      <div style={{ height: 190, width: '100%', marginTop: 16 }}>
        <DataGrid
          aria-label="Reserved loans"
          rows={loans.filter(({ reserved }) => reserved)}
          columns={columns}
        />
      </div>
    </ThemeProvider>
  );
}
