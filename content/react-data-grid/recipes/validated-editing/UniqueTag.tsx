import Tooltip from '@mui/material/Tooltip';
import {
  DataGrid,
  GridEditInputCell,
  type GridColDef,
  type GridPreProcessEditCellProps,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { devices, isTaken, type Device } from './tags.js';

async function check(tag: string): Promise<string> {
  if (!/^[A-Z]{3}-\d{3}$/.test(tag)) return 'Three letters, -, three digits.';
  return (await isTaken(tag)) ? 'Another device has this tag.' : '';
}

let newest: Promise<string> = Promise.resolve('');

async function validate({ props, row }: GridPreProcessEditCellProps) {
  newest = props.value === row.tag ? Promise.resolve('') : check(props.value);
  let latest;
  let error: string;
  // Answers may overtake each other. The one for the newest text counts.
  do {
    latest = newest;
    error = await latest;
  } while (latest !== newest);
  return { ...props, error };
}

function TagEditor({ error, ...params }: GridRenderEditCellParams<Device>) {
  const text = params.isProcessingProps ? 'Checking…' : error;
  return (
    <Tooltip
      open={Boolean(text)}
      title={<span role="alert">{text}</span>}
      placement="bottom-start"
    >
      <GridEditInputCell {...params} error={Boolean(error)} />
    </Tooltip>
  );
}

const columns: GridColDef<Device>[] = [
  { field: 'device', headerName: 'Device', flex: 1, minWidth: 120 },
  {
    field: 'tag',
    headerName: 'Tag',
    flex: 1,
    minWidth: 120,
    editable: true,
    valueParser: (value: string) => value.trim().toUpperCase(),
    preProcessEditCellProps: validate,
    renderEditCell: (params) => <TagEditor {...params} />,
  },
];

export default function UniqueTag() {
  const props = { rows: devices, columns, hideFooter: true };
  return <DataGrid aria-label="Devices and their tags" {...props} />;
}
