import { useEffect, useRef, useState } from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

/** Rows stay until their branch has closed. */
export default function WithoutTransition() {
  const tree = useRef<HTMLUListElement>(null);
  const [still, setStill] = useState(false);
  const [count, setCount] = useState(2);

  useEffect(() => {
    const root = tree.current!;
    const observer = new MutationObserver(() =>
      setCount(root.querySelectorAll('[role=treeitem]').length),
    );
    observer.observe(root, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);

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
      <SimpleTreeView
        ref={tree}
        aria-label="Topics"
        defaultExpandedItems={['garden']}
      >
        <TreeItem
          itemId="garden"
          label="Garden"
          slotProps={{ groupTransition: { timeout: still ? 0 : 1500 } }}
        >
          <TreeItem itemId="compost" label="Compost" />
        </TreeItem>
      </SimpleTreeView>
      <Typography role="status" variant="body2">
        {`Rows in the document: ${count}`}
      </Typography>
    </Stack>
  );
}
