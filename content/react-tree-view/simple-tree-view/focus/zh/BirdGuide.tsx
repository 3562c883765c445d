import { useState } from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

const notes: Record<string, string> = {
  owls: '夜间捕猎，飞行无声。',
  barn: '脸呈心形，在塔楼里筑巢。',
  tawny: '电影里听到的就是它的叫声。',
  ducks: '有水的地方就能安家。',
  teal: '体形小，速度快，起飞陡直。',
};

export default function BirdGuide() {
  const [bird, setBird] = useState<string | null>(null);

  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 360 }}>
      <SimpleTreeView
        aria-label="鸟类"
        defaultExpandedItems={['owls']}
        onItemFocus={(_, itemId) => setBird(itemId)}
      >
        <TreeItem itemId="owls" label="猫头鹰">
          <TreeItem itemId="barn" label="仓鸮" />
          <TreeItem itemId="tawny" label="灰林鸮" />
        </TreeItem>
        <TreeItem itemId="ducks" label="鸭类">
          <TreeItem itemId="teal" label="绿翅鸭" />
        </TreeItem>
      </SimpleTreeView>
      <Typography role="status" variant="body2">
        {bird === null ? '移到一种鸟上，查看说明。' : notes[bird]}
      </Typography>
    </Stack>
  );
}
