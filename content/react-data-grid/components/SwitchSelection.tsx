import Switch from '@mui/material/Switch';
import {
  DataGrid,
  type GridColDef,
  type GridSlotProps,
} from '@mui/x-data-grid';
import { plants, type Plant } from '../plants.js';

const columns: GridColDef<Plant>[] = [
  { field: 'name', headerName: 'Plant', flex: 1, minWidth: 120 },
  { field: 'price', headerName: 'Price (€)', type: 'number' },
];

function SwitchBox({
  checked,
  disabled,
  onChange,
  tabIndex,
  inputRef,
  slotProps,
}: GridSlotProps['baseCheckbox']) {
  return (
    <Switch
      size="small"
      checked={checked ?? false}
      disabled={disabled ?? false}
      onChange={onChange}
      inputRef={inputRef}
      slotProps={{ input: { ...slotProps?.htmlInput, tabIndex } }}
    />
  );
}

export default function SwitchSelection() {
  return (
    <div style={{ height: 340, width: '100%' }}>
      <DataGrid
        aria-label="Plants to order"
        rows={plants}
        columns={columns}
        checkboxSelection
        slots={{ baseCheckbox: SwitchBox }}
        hideFooter
      />
    </div>
  );
}
