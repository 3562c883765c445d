import type { GridColDef } from '@mui/x-data-grid';

const valueOf = (cell: HTMLElement, isNumber: boolean) => {
  const text = cell.dataset.value ?? cell.textContent.trim();
  return isNumber ? Number(text) : text;
};

/** Columns and rows of a table in the document. `data-value` is a value without its format. */
export function readTable(table: HTMLTableElement) {
  const heads = [...table.tHead!.rows[0]!.cells];
  const columns = heads.map(({ dataset, textContent }): GridColDef => ({
    field: dataset.field!,
    headerName: textContent,
    type: dataset.type === 'number' ? 'number' : 'string',
    flex: 1,
    minWidth: 100,
  }));
  const rows = [...table.tBodies[0]!.rows].map((row, id) => ({
    id,
    ...Object.fromEntries(
      columns.map(({ field, type }, index) => [
        field,
        valueOf(row.cells[index]!, type === 'number'),
      ]),
    ),
  }));
  return { columns, rows };
}
