import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

export default function IconOnly() {
  return (
    <SimpleTreeView
      aria-label="科室"
      expansionTrigger="iconContainer"
      sx={{ width: '100%', maxWidth: 320 }}
    >
      <TreeItem itemId="surgery" label="外科">
        <TreeItem itemId="surgery-day" label="日间手术" />
        <TreeItem itemId="surgery-ward" label="三病区" />
      </TreeItem>
      <TreeItem itemId="radiology" label="放射科">
        <TreeItem itemId="radiology-ct" label="CT 室" />
        <TreeItem itemId="radiology-mri" label="磁共振室" />
      </TreeItem>
    </SimpleTreeView>
  );
}
