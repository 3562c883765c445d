import { useState } from 'react';
import CancelIcon from '@mui/icons-material/Close';
import EditIcon from '@mui/icons-material/Edit';
import SaveIcon from '@mui/icons-material/Save';
import {
  DataGrid,
  GridActionsCellItem,
  GridRowModes,
  type GridColDef,
  type GridRowModesModel,
} from '@mui/x-data-grid';
import { plants, type Plant } from '../plants.js';

const buttons = [
  { name: 'Edit', icon: <EditIcon />, to: { mode: GridRowModes.Edit } },
  { name: 'Save', icon: <SaveIcon />, to: { mode: GridRowModes.View } },
  {
    name: 'Cancel',
    icon: <CancelIcon />,
    to: { mode: GridRowModes.View, ignoreModifications: true },
  },
] as const;
const rows = plants.slice(0, 5);

export default function WholeRows() {
  const [modes, setModes] = useState<GridRowModesModel>({});

  const columns: GridColDef<Plant>[] = [
    { field: 'name', headerName: 'Plant', flex: 1, minWidth: 90 },
    { field: 'stock', headerName: 'In stock', type: 'number', editable: true },
    { field: 'price', headerName: 'Price', type: 'number', editable: true },
    {
      field: 'actions',
      type: 'actions',
      getActions: ({ id, row }) =>
        buttons
          .filter((_, index) => (modes[id]?.mode === 'edit') === index > 0)
          .map(({ name, icon, to }) => (
            <GridActionsCellItem
              icon={icon}
              label={`${name} ${row.name}`}
              onClick={() => setModes({ ...modes, [id]: to })}
            />
          )),
    },
  ];

  return (
    <DataGrid
      aria-label="Plants, edited row by row"
      rows={rows}
      columns={columns}
      editMode="row"
      rowModesModel={modes}
      onRowModesModelChange={setModes}
      disableRowSelectionOnClick
      hideFooter
    />
  );
}
