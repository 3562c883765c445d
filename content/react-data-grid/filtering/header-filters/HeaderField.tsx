import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import {
  gridFilterModelSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';

export function HeaderField({ field, headerName = field }: GridColDef) {
  const apiRef = useGridApiContext();
  const [item] = useGridSelector(apiRef, gridFilterModelSelector).items;
  const texts = (item?.value ?? {}) as Record<string, string>;

  return (
    <Box sx={{ width: '100%', lineHeight: 1.5 }}>
      <div>{headerName}</div>
      <InputBase
        value={texts[field] ?? ''}
        onChange={({ target }) => {
          const value = { ...texts, [field]: target.value };
          apiRef.current.setFilterModel({
            items: [{ field: 'from', operator: 'texts', value }],
          });
        }}
        onClick={(event) => event.stopPropagation()}
        onKeyDown={(event) => event.stopPropagation()}
        inputProps={{ 'aria-label': `Filter: ${headerName}`, tabIndex: 0 }}
        sx={{ border: 1, borderColor: 'text.disabled', px: 1, width: '100%' }}
      />
    </Box>
  );
}
