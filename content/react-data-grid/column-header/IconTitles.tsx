import CarIcon from '@mui/icons-material/DirectionsCarOutlined';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import Tooltip from '@mui/material/Tooltip';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import type { ReactElement } from 'react';
import { sailings, type Sailing } from '../sailings.js';

function IconTitle({ title, icon }: { title: string; icon: ReactElement }) {
  return (
    <Tooltip title={title}>
      <span role="img" style={{ display: 'flex' }}>
        {icon}
      </span>
    </Tooltip>
  );
}

const columns: GridColDef<Sailing>[] = [
  { field: 'from', headerName: 'From', flex: 1, minWidth: 100 },
  { field: 'to', headerName: 'To', flex: 1, minWidth: 100 },
  {
    field: 'passengers',
    headerName: 'Passengers',
    type: 'number',
    width: 80,
    renderHeader: ({ colDef }) => (
      <IconTitle title={colDef.headerName ?? ''} icon={<PersonIcon />} />
    ),
  },
  {
    field: 'cars',
    headerName: 'Cars',
    type: 'number',
    width: 80,
    renderHeader: ({ colDef }) => (
      <IconTitle title={colDef.headerName ?? ''} icon={<CarIcon />} />
    ),
  },
];

export default function IconTitles() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Passengers and cars"
        rows={sailings}
        columns={columns}
        disableColumnMenu
        hideFooter
      />
    </div>
  );
}
