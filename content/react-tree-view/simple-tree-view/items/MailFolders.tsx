import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

interface FolderProps {
  id: string;
  name: string;
  unread?: number;
  children?: React.ReactNode;
}

function Folder({ id, name, unread = 0, children }: FolderProps) {
  const label = (
    <Stack
      direction="row"
      component="span"
      sx={{ justifyContent: 'space-between' }}
    >
      <span>{name}</span>
      {unread > 0 && (
        <Chip size="small" color="primary" label={`${unread} unread`} />
      )}
    </Stack>
  );
  return (
    <TreeItem itemId={id} label={label}>
      {children}
    </TreeItem>
  );
}

export default function MailFolders() {
  return (
    <SimpleTreeView
      aria-label="Mail folders"
      defaultExpandedItems={['inbox']}
      sx={{ width: '100%', maxWidth: 320 }}
    >
      <Folder id="inbox" name="Inbox" unread={7}>
        <Folder id="suppliers" name="Suppliers" unread={3} />
        <Folder id="applications" name="Applications" />
      </Folder>
      <Folder id="sent" name="Sent" />
    </SimpleTreeView>
  );
}
