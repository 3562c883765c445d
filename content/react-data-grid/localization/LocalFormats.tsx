import { useMemo, useState } from 'react';
import Button from '@mui/material/Button';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { plants, type Plant } from '../plants.js';

const tags = ['en-US', 'de-DE', 'sv-SE', 'zh-CN', 'hi-IN'];

function columnsFor(tag: string): GridColDef<Plant>[] {
  const money = new Intl.NumberFormat(tag, {
    style: 'currency',
    currency: 'EUR',
  });
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'medium' });
  const { compare } = new Intl.Collator(tag);

  return [
    { field: 'name', headerName: 'Plant', flex: 1, sortComparator: compare },
    {
      field: 'sown',
      headerName: 'Sown',
      type: 'date',
      width: 130,
      valueFormatter: (date: Date) => day.format(date),
    },
    {
      field: 'price',
      headerName: 'Price',
      type: 'number',
      width: 110,
      valueFormatter: (price: number) => money.format(price),
    },
  ];
}

export default function LocalFormats() {
  const [at, setAt] = useState(1);
  const columns = useMemo(() => columnsFor(tags[at]!), [at]);

  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        height: 400,
        width: '100%',
      }}
    >
      <Button onClick={() => setAt((at + 1) % tags.length)}>{tags[at]}</Button>
      <DataGrid aria-label="Plants" rows={plants} columns={columns} />
    </div>
  );
}
