import { QuickFilter, QuickFilterControl, Toolbar } from '@mui/x-data-grid';

const parts = (text: string) =>
  text
    .split(/[,，、;]/)
    .map((part) => part.trim())
    .filter(Boolean);

export function NumbersToolbar() {
  return (
    <Toolbar aria-label="Search">
      <QuickFilter
        expanded
        parser={parts}
        formatter={(values) => values.join(', ')}
        style={{ flex: 1 }}
      >
        <QuickFilterControl
          fullWidth
          size="small"
          placeholder="Orders, separated by commas"
          slotProps={{ htmlInput: { 'aria-label': 'Orders' } }}
        />
      </QuickFilter>
    </Toolbar>
  );
}
