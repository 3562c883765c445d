import useMediaQuery from '@mui/material/useMediaQuery';
import { SimpleTreeView, TreeItem, treeItemClasses } from '@mui/x-tree-view';

const still = { groupTransition: { timeout: 0 } };

export default function CalmTree() {
  const wantsCalm = useMediaQuery('(prefers-reduced-motion: reduce)');
  const slotProps = wantsCalm ? still : undefined;

  return (
    <SimpleTreeView
      aria-label="Opening hours"
      sx={{
        width: '100%',
        maxWidth: 320,
        [`& .${treeItemClasses.content}`]: { minHeight: 44 },
        '@media (forced-colors: active)': {
          [`& .${treeItemClasses.content}[data-selected]`]: {
            outline: '2px solid Highlight',
          },
        },
      }}
    >
      <TreeItem itemId="summer" label="April to October" slotProps={slotProps}>
        <TreeItem itemId="summer-week" label="Weekdays: 8 to 20" />
        <TreeItem itemId="summer-weekend" label="Weekends: 7 to 22" />
      </TreeItem>
      <TreeItem itemId="winter" label="November to March" slotProps={slotProps}>
        <TreeItem itemId="winter-week" label="Weekdays: 10 to 16" />
        <TreeItem itemId="winter-weekend" label="Weekends: 9 to 18" />
      </TreeItem>
    </SimpleTreeView>
  );
}
