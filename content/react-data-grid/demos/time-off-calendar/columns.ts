import type { GridColDef, GridColumnGroupingModel } from '@mui/x-data-grid';
import { leaves, type Leave, type Person } from './people.js';

export const year = 2025;
export const daysIn = (month: number) => new Date(year, month, 0).getDate();
const isWeekend = (month: number, day: number) =>
  [0, 6].includes(new Date(year, month - 1, day).getDay());

// As many days as follow with the same leave are one cell.
function spanOf(person: Person, month: number, day: number) {
  const leave = person.days[`${month}-${day}`];
  let last = day;
  while (
    leave &&
    last < daysIn(month) &&
    !isWeekend(month, last + 1) &&
    person.days[`${month}-${last + 1}`] === leave
  ) {
    last += 1;
  }
  return last - day + 1;
}

const dayColumn = (month: number, day: number): GridColDef<Person> => ({
  field: `${month}-${day}`,
  headerName: String(day),
  description: new Date(year, month - 1, day).toDateString(),
  minWidth: 38,
  flex: 1,
  align: 'center',
  headerAlign: 'center',
  sortable: false,
  disableColumnMenu: true,
  valueGetter: (_, { days }) =>
    isWeekend(month, day) ? '' : (days[`${month}-${day}`] ?? ''),
  colSpan: (_, person) =>
    isWeekend(month, day) ? 1 : spanOf(person, month, day),
  cellClassName: ({ value }) => {
    if (isWeekend(month, day)) return 'weekend';
    return value ? `leave kind${leaves.indexOf(value as Leave)}` : 'free';
  },
});

export function columnsOf(month: number): GridColDef<Person>[] {
  const days = Array.from({ length: daysIn(month) }, (_, n) => n + 1);
  return [
    { field: 'name', headerName: 'Name', width: 130 },
    { field: 'team', headerName: 'Team', width: 90 },
    ...days.map((day) => dayColumn(month, day)),
  ];
}

export function weeksOf(month: number): GridColumnGroupingModel {
  const weeks = new Map<number, { field: string }[]>();
  const offset = (new Date(year, month - 1, 1).getDay() + 6) % 7;
  for (let day = 1; day <= daysIn(month); day += 1) {
    const week = Math.floor((day - 1 + offset) / 7) + 1;
    weeks.set(week, [...(weeks.get(week) ?? []), { field: `${month}-${day}` }]);
  }
  return [...weeks].map(([week, children]) => ({
    groupId: String(week),
    headerName: children.length > 1 ? `Week ${week}` : '',
    children,
  }));
}
