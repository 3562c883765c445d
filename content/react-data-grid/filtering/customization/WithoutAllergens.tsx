import {
  DataGrid,
  GridFilterInputMultipleSingleSelect,
  type GridColDef,
  type GridFilterOperator,
} from '@mui/x-data-grid';

const dishes = [
  { id: 1, name: 'Lentil soup', contains: ['celery'] },
  { id: 2, name: 'Cheese dumplings', contains: ['gluten', 'milk', 'egg'] },
  { id: 3, name: 'Baked potato', contains: ['milk'] },
  { id: 4, name: 'Almond cake', contains: ['nuts', 'egg'] },
  { id: 5, name: 'Bread salad', contains: ['gluten', 'celery'] },
  { id: 6, name: 'Rice with vegetables', contains: [] },
];

const withoutAny: GridFilterOperator<(typeof dishes)[number], string[]> = {
  label: 'without any of',
  value: 'withoutAny',
  getApplyFilterFn: ({ value }) => {
    const unwanted = (value ?? []) as string[];
    if (unwanted.length === 0) return null;
    return (contains) => !contains.some((one) => unwanted.includes(one));
  },
  InputComponent: GridFilterInputMultipleSingleSelect,
};

const columns: GridColDef<(typeof dishes)[number]>[] = [
  { field: 'name', headerName: 'Dish', flex: 1, minWidth: 140 },
  {
    field: 'contains',
    headerName: 'Contains',
    type: 'singleSelect',
    valueOptions: ['gluten', 'milk', 'egg', 'nuts', 'celery'],
    valueFormatter: (value: string[]) => value.join(', '),
    filterOperators: [withoutAny],
    flex: 1,
    minWidth: 140,
  },
];

const items = [
  { field: 'contains', operator: 'withoutAny', value: ['gluten', 'nuts'] },
];

export default function WithoutAllergens() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid
        aria-label="Dishes of the day"
        rows={dishes}
        columns={columns}
        showToolbar
        initialState={{ filter: { filterModel: { items } } }}
        hideFooter
      />
    </div>
  );
}
