import type { Expense } from './expenses.js';

export interface Fault {
  id: number;
  field: keyof Expense;
  text: string;
}

/** What is wrong, in the order of the rows. The server uses it as well. */
export function faultsOf(rows: readonly Expense[]): Fault[] {
  return rows.flatMap(({ id, what, kind, amount, receipt }) => {
    const found: Fault[] = [];
    const add = (field: keyof Expense, text: string) =>
      found.push({ id, field, text });
    if (what.trim() === '') add('what', `Line ${id}: say what it was for.`);
    if (amount === null || amount <= 0) {
      add('amount', `Line ${id}: enter an amount.`);
    } else if (kind === 'meals' && amount > 50) {
      add('amount', `Line ${id}: meals are paid up to €50.`);
    }
    if (kind !== 'meals' && !receipt) {
      add('receipt', `Line ${id}: a receipt is needed.`);
    }
    return found;
  });
}
