import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

export default function IconOnly() {
  return (
    <SimpleTreeView
      aria-label="Departments"
      expansionTrigger="iconContainer"
      sx={{ width: '100%', maxWidth: 320 }}
    >
      <TreeItem itemId="surgery" label="Surgery">
        <TreeItem itemId="surgery-day" label="Day surgery" />
        <TreeItem itemId="surgery-ward" label="Ward 3" />
      </TreeItem>
      <TreeItem itemId="radiology" label="Radiology">
        <TreeItem itemId="radiology-ct" label="CT" />
        <TreeItem itemId="radiology-mri" label="MRI" />
      </TreeItem>
    </SimpleTreeView>
  );
}
