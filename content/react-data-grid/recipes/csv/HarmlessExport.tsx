import { useState } from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { columns, returns } from './stock.js';

export default function HarmlessExport() {
  const apiRef = useGridApiRef();
  const [escapeFormulas, setEscape] = useState(true);
  const [semicolons, setSemicolons] = useState(true);
  const [plain, setPlain] = useState(false);
  const [text, setText] = useState('');
  const delimiter = semicolons ? ';' : ',';
  const csvOptions = { delimiter, escapeFormulas, utf8WithBom: true };
  const switches = [
    ['Formulas made harmless', escapeFormulas, setEscape],
    ['Semicolons', semicolons, setSemicolons],
    ['Plain numbers', plain, setPlain],
  ] as const;

  return (
    <Stack spacing={1} sx={{ width: '100%' }}>
      <div style={{ height: 264 }}>
        <DataGrid
          aria-label="Stock"
          apiRef={apiRef}
          rows={returns}
          columns={columns}
          ignoreValueFormatterDuringExport={{ csvExport: plain }}
          hideFooter
        />
      </div>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap' }}>
        {switches.map(([label, checked, set]) => (
          <FormControlLabel
            key={label}
            label={label}
            control={<Switch checked={checked} />}
            onChange={(_, on) => set(on)}
          />
        ))}
      </Stack>
      <Stack direction="row" spacing={1}>
        <Button
          onClick={() => setText(apiRef.current!.getDataAsCsv(csvOptions))}
        >
          Show the text
        </Button>
        <Button onClick={() => apiRef.current?.exportDataAsCsv(csvOptions)}>
          Download
        </Button>
      </Stack>
      <pre dir="ltr">{text}</pre>
    </Stack>
  );
}
