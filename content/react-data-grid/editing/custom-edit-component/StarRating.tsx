import { useEffect, useRef } from 'react';
import Rating from '@mui/material/Rating';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';

const films = [
  { id: 1, title: 'Salt Roads', stars: 4 },
  { id: 2, title: 'The Night Baker', stars: 3 },
  { id: 3, title: 'Paper Boats', stars: 5 },
];

function EditStars(
  params: GridRenderEditCellParams<(typeof films)[0], number>,
) {
  const { id, field, value = 0, row, hasFocus } = params;
  const apiRef = useGridApiContext();
  const root = useRef<HTMLElement>(null);

  useEffect(() => {
    if (hasFocus) root.current?.querySelector<HTMLElement>(':checked')?.focus();
  }, [hasFocus]);

  return (
    <Rating
      ref={root}
      name={`stars-${id}`}
      aria-label={`Stars for ${row.title}`}
      value={value}
      onChange={async (_, stars) => {
        await apiRef.current.setEditCellValue({ id, field, value: stars ?? 0 });
        apiRef.current.stopCellEditMode({ id, field });
      }}
    />
  );
}

const columns: GridColDef[] = [
  { field: 'title', headerName: 'Film', flex: 1, minWidth: 120 },
  {
    field: 'stars',
    headerName: 'Stars',
    width: 160,
    display: 'flex',
    editable: true,
    renderCell: ({ value }) => <Rating readOnly value={value} />,
    renderEditCell: (params) => <EditStars {...params} />,
  },
];

export default function StarRating() {
  return (
    <DataGrid aria-label="Films" rows={films} columns={columns} hideFooter />
  );
}
