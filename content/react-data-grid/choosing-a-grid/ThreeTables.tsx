import { useState } from 'react';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { plants, type Plant } from '../plants.js';

const rows = plants.slice(0, 4);
const columns: GridColDef<Plant>[] = [
  { field: 'name', headerName: 'Plant', flex: 1, minWidth: 110 },
  { field: 'stock', headerName: 'In stock', type: 'number', width: 100 },
];
const kinds = ['HTML table', 'Table', 'DataGrid'];

export default function ThreeTables() {
  const [kind, setKind] = useState(kinds[0]);
  const Row = kind === 'Table' ? TableRow : 'tr';
  const Cell = kind === 'Table' ? TableCell : 'td';
  const Body = kind === 'Table' ? TableBody : 'tbody';
  const Root = kind === 'Table' ? Table : 'table';

  return (
    <div style={{ width: '100%', minHeight: 330 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={kind}
        onChange={(_, next) => next && setKind(next)}
        sx={{ mb: 2 }}
      >
        {kinds.map((one) => (
          <ToggleButton key={one} value={one} sx={{ textTransform: 'none' }}>
            {one}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {kind === 'DataGrid' ? (
        <DataGrid aria-label="Plants" {...{ rows, columns }} hideFooter />
      ) : (
        <Root aria-label="Plants">
          <Body>
            {rows.map(({ id, name, stock }) => (
              <Row key={id}>
                <Cell>{name}</Cell>
                <Cell>{stock}</Cell>
              </Row>
            ))}
          </Body>
        </Root>
      )}
    </div>
  );
}
