import { columns, type Expense } from './expenses.js';

/** Rows with a value that isn't stored yet. Both arrays have the same order. */
export function changedRows(rows: Expense[], stored: Expense[]): Expense[] {
  const fields = columns.map(({ field }) => field as keyof Expense);
  return rows.filter((row, index) =>
    fields.some((field) => row[field] !== stored[index]![field]),
  );
}

/** Stands for the server: answers with what it has stored. */
export function store(rows: Expense[]): Promise<Expense[]> {
  return new Promise((resolve) => setTimeout(resolve, 800, rows));
}
