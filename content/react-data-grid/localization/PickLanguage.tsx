import { useState } from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { deDE, frFR, jaJP, zhCN } from '@mui/x-data-grid/locales';
import { plants, type Plant } from '../plants.js';

const locales = { Deutsch: deDE, Français: frFR, 日本語: jaJP, 中文: zhCN };
type Language = keyof typeof locales;

const columns: GridColDef<Plant>[] = [
  { field: 'name', headerName: 'Plant', flex: 1, minWidth: 110 },
  { field: 'stock', headerName: 'In stock', type: 'number', width: 110 },
];

export default function PickLanguage() {
  const [language, setLanguage] = useState<Language>('Deutsch');
  const { localeText } = locales[language].components.MuiDataGrid.defaultProps;

  return (
    <div style={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Language of the grid"
        value={language}
        onChange={(_, next: Language | null) => next && setLanguage(next)}
        sx={{ mb: 1 }}
      >
        {Object.keys(locales).map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div style={{ height: 360 }}>
        <DataGrid
          aria-label="Plants"
          rows={plants}
          columns={columns}
          localeText={localeText}
          showToolbar
          checkboxSelection
          pageSizeOptions={[5, 10]}
        />
      </div>
    </div>
  );
}
