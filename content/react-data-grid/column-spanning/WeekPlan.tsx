import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Shift {
  id: number;
  mechanic: string;
  duties: string[];
}

const plan: Shift[] = [
  ['Ada', 'Counter', 'Stand 1', 'Stand 1', 'Stand 1', 'Off'],
  ['Bela', 'Stand 1', 'Counter', 'Counter', 'Off', 'Stand 1'],
  ['Cleo', 'Leave', 'Leave', 'Leave', 'Leave', 'Leave'],
  ['Dov', 'Stand 2', 'Stand 2', 'Off', 'Counter', 'Counter'],
].map(([mechanic = '', ...duties], id) => ({ id, mechanic, duties }));

/** How many days in a row have the same duty. */
function sameDuty({ duties }: Shift, from: number): number {
  const others = duties.slice(from);
  const end = others.findIndex((duty) => duty !== others[0]);
  return end < 0 ? others.length : end;
}

const columns: GridColDef<Shift>[] = [
  { field: 'mechanic', headerName: 'Mechanic', flex: 1, minWidth: 90 },
  ...['Mon', 'Tue', 'Wed', 'Thu', 'Fri'].map(
    (headerName, day): GridColDef<Shift> => ({
      field: `day${day}`,
      headerName,
      flex: 1,
      minWidth: 80,
      align: 'center',
      headerAlign: 'center',
      sortable: false,
      valueGetter: (_, { duties }) => duties[day],
      colSpan: (_, shift) => sameDuty(shift, day),
    }),
  ),
];

export default function WeekPlan() {
  return (
    <div style={{ height: 270, width: '100%' }}>
      <DataGrid
        aria-label="Plan of the week"
        rows={plan}
        columns={columns}
        showCellVerticalBorder
        disableColumnMenu
        hideFooter
      />
    </div>
  );
}
