import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { Rule } from './rules.js';

export const looks = {
  alarm: { bgcolor: '#a3291c', color: '#fff' },
  good: { bgcolor: '#cfe8c6', color: '#000' },
};

interface RuleFieldsProps {
  rule: Rule;
  onChange: (rule: Rule) => void;
}

/** A rule and its colors, so that it is the legend as well. */
export function RuleFields({ rule, onChange }: RuleFieldsProps) {
  const { comparison, limit, look } = rule;
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
      <Stack component="span" sx={{ px: 1.5, py: 1, ...looks[look] }}>
        123
      </Stack>
      <TextField
        select
        size="small"
        label="Comparison"
        sx={{ minWidth: 110 }}
        value={comparison}
        onChange={({ target }) =>
          onChange({ ...rule, comparison: target.value as Rule['comparison'] })
        }
        slotProps={{ select: { native: true } }}
      >
        <option value="below">below</option>
        <option value="above">above</option>
      </TextField>
      <TextField
        type="number"
        size="small"
        label="Limit"
        value={limit}
        onChange={({ target }) => onChange({ ...rule, limit: +target.value })}
      />
    </Stack>
  );
}
