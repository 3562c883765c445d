import { useEffect, useState } from 'react';
import TextField from '@mui/material/TextField';
import { BarChart } from '@mui/x-charts/BarChart';
import {
  DataGrid,
  gridFilteredSortedRowEntriesSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';
import { plants, type Plant } from '../plants.js';

const columns: GridColDef<Plant>[] = [
  { field: 'name', headerName: 'Plant', flex: 1, minWidth: 110 },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 90 },
  { field: 'price', headerName: 'Price', type: 'number', width: 90 },
];

export default function ChartOfColumns() {
  const apiRef = useGridApiRef();
  const [field, setField] = useState<'stock' | 'price'>('stock');
  const [rows, setRows] = useState(plants);

  useEffect(() => {
    const read = () => {
      const entries = gridFilteredSortedRowEntriesSelector(apiRef);
      setRows(entries.map(({ model }) => model as Plant));
    };
    const stops = (['sortedRowsSet', 'filteredRowsSet'] as const).map((name) =>
      apiRef.current!.subscribeEvent(name, read),
    );
    return () => stops.forEach((stop) => stop());
  }, [apiRef]);

  return (
    <div style={{ width: '100%' }}>
      <TextField
        {...{ select: true, label: 'Values' }}
        slotProps={{ select: { native: true } }}
        value={field}
        onChange={(event) => setField(event.target.value as 'stock' | 'price')}
      >
        <option value="stock">Stock</option>
        <option value="price">Price</option>
      </TextField>
      <BarChart
        title="Values of the plants in the table"
        height={220}
        xAxis={[{ data: rows.map(({ name }) => name) }]}
        series={[{ data: rows.map((row) => row[field]) }]}
      />
      <div style={{ height: 300 }}>
        <DataGrid
          aria-label="Plants"
          {...{ apiRef, rows: plants, columns }}
          hideFooter
        />
      </div>
    </div>
  );
}
