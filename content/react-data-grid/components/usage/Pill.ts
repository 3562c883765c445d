/** A button of another design system. */
import { styled } from '@mui/material/styles';

export const Pill = styled('button')(({ theme }) => ({
  ...theme.typography.button,
  padding: '4px 12px',
  border: '1px solid currentColor',
  borderRadius: 16,
  background: 'none',
  color: (theme.vars ?? theme).palette.primary.main,
  cursor: 'pointer',
  '&.open': {
    background: (theme.vars ?? theme).palette.primary.main,
    color: (theme.vars ?? theme).palette.primary.contrastText,
  },
}));
