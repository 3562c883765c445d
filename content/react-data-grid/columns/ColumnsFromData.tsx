import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const report = {
  fields: [
    { key: 'bed', title: 'Bed', unit: '' },
    { key: 'temperature', title: 'Temperature', unit: '°C' },
    { key: 'moisture', title: 'Soil moisture', unit: '%' },
  ],
  values: [
    ['North window', 18.5, 41],
    ['Palm house', 24, 63],
    ['Cold frame', 11.2, 38],
    ['Orchids', 22.1, 70],
  ],
};

const columns: GridColDef[] = report.fields.map(({ key, title, unit }) => ({
  field: key,
  headerName: unit ? `${title} (${unit})` : title,
  type: unit ? 'number' : 'string',
  flex: 1,
  minWidth: 130,
}));

const rows = report.values.map((values, id) => ({
  id,
  ...Object.fromEntries(
    report.fields.map(({ key }, index) => [key, values[index]]),
  ),
}));

export default function ColumnsFromData() {
  return (
    <div style={{ height: 270, width: '100%' }}>
      <DataGrid
        aria-label="Greenhouse sensors"
        rows={rows}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
