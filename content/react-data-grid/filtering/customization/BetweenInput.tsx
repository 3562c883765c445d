import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { GridFilterInputValueProps } from '@mui/x-data-grid';

export function BetweenInput(props: GridFilterInputValueProps) {
  const { item, applyValue, focusElementRef } = props;
  const [from, to] = (item.value as [string, string] | undefined) ?? ['', ''];

  return (
    <Stack direction="row" spacing={1}>
      <TextField
        size="small"
        type="number"
        label="From"
        value={from}
        onChange={(event) =>
          applyValue({ ...item, value: [event.target.value, to] })
        }
        inputRef={focusElementRef}
      />
      <TextField
        size="small"
        type="number"
        label="To"
        value={to}
        onChange={(event) =>
          applyValue({ ...item, value: [from, event.target.value] })
        }
      />
    </Stack>
  );
}
