import useMediaQuery from '@mui/material/useMediaQuery';
import { SimpleTreeView, TreeItem, treeItemClasses } from '@mui/x-tree-view';

const still = { groupTransition: { timeout: 0 } };

export default function CalmTree() {
  const wantsCalm = useMediaQuery('(prefers-reduced-motion: reduce)');
  const slotProps = wantsCalm ? still : undefined;

  return (
    <SimpleTreeView
      aria-label="开放时间"
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
      <TreeItem itemId="summer" label="四月至十月" slotProps={slotProps}>
        <TreeItem itemId="summer-week" label="工作日：8:00–20:00" />
        <TreeItem itemId="summer-weekend" label="周末：7:00–22:00" />
      </TreeItem>
      <TreeItem itemId="winter" label="十一月至三月" slotProps={slotProps}>
        <TreeItem itemId="winter-week" label="工作日：10:00–16:00" />
        <TreeItem itemId="winter-weekend" label="周末：9:00–18:00" />
      </TreeItem>
    </SimpleTreeView>
  );
}
