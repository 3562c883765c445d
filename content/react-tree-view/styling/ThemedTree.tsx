import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';
import { RichTreeView } from '@mui/x-tree-view';
import type {} from '@mui/x-tree-view/themeAugmentation';

/** In an application this stands in `createTheme`, once for all trees. */
const withTrees = (theme: Theme): Theme => ({
  ...createTheme(),
  ...theme,
  components: {
    ...theme.components,
    MuiRichTreeView: { defaultProps: { itemChildrenIndentation: 24 } },
    MuiTreeItem: {
      styleOverrides: {
        content: {
          borderRadius: 0,
          borderInlineStart: '3px solid transparent',
          '&[data-selected]': {
            borderInlineStartColor: 'var(--mui-palette-primary-main)',
            '& .MuiTreeItem-label': { fontWeight: 600 },
          },
        },
      },
    },
  },
});

const items = [
  {
    id: 'strings',
    label: 'Strings',
    children: [
      { id: 'violin', label: 'Violin' },
      { id: 'cello', label: 'Cello' },
    ],
  },
  { id: 'brass', label: 'Brass', children: [{ id: 'horn', label: 'Horn' }] },
];

export default function ThemedTree() {
  return (
    <ThemeProvider theme={withTrees}>
      <RichTreeView
        aria-label="Instruments"
        items={items}
        defaultExpandedItems={['strings']}
        defaultSelectedItems="cello"
        sx={{ width: '100%', maxWidth: 300 }}
      />
    </ThemeProvider>
  );
}
