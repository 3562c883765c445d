import { useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

/** Rows stay until their branch has closed. */
export default function WithoutTransition() {
  const [still, setStill] = useState(false);
  const [count, setCount] = useState(2);
  const slotProps = { groupTransition: { timeout: still ? 0 : 1500 } };
  const countSoon = ({ currentTarget: node }: React.SyntheticEvent) =>
    setTimeout(
      () => setCount(node.querySelectorAll('[role=treeitem]').length),
      100,
    );

  return (
    <Stack sx={{ width: '100%', maxWidth: 320 }}>
      <FormControlLabel
        label="No transition"
        control={
          <Switch
            checked={still}
            onChange={(event) => setStill(event.target.checked)}
          />
        }
      />
      <div onTransitionEnd={countSoon} onClick={countSoon}>
        <SimpleTreeView aria-label="Topics" defaultExpandedItems={['garden']}>
          <TreeItem itemId="garden" label="Garden" slotProps={slotProps}>
            <TreeItem itemId="compost" label="Compost" />
          </TreeItem>
        </SimpleTreeView>
      </div>
      <Typography role="status" variant="body2">
        {`Rows in the document: ${count}`}
      </Typography>
    </Stack>
  );
}
