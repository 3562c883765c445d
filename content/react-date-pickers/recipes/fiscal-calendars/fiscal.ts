/** Fiscal years that begin in July and are named after the year in which they end. */
import type { Dayjs } from 'dayjs';

const firstMonth = 6;

export interface FiscalPeriod {
  year: number;
  quarter: number;
  /** From 1 for July to 12 for June. */
  month: number;
}

export function fiscalPeriod(day: Dayjs): FiscalPeriod {
  const month = ((day.month() - firstMonth + 12) % 12) + 1;
  return {
    year: day.year() + (day.month() >= firstMonth ? 1 : 0),
    quarter: Math.ceil(month / 3),
    month,
  };
}

/** The first day of a fiscal quarter, on the basis of any day. */
export function quarterStart(day: Dayjs): Dayjs {
  const { month } = fiscalPeriod(day);
  return day.startOf('month').subtract((month - 1) % 3, 'month');
}
