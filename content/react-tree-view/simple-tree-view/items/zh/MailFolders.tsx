import Badge from '@mui/material/Badge';
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
      sx={{ justifyContent: 'space-between', pr: 2 }}
    >
      <span>{name}</span>
      <Badge badgeContent={unread} color="primary" aria-hidden />
    </Stack>
  );
  return (
    <TreeItem
      itemId={id}
      label={label}
      aria-label={unread > 0 ? `${name}，${unread} 封未读` : name}
    >
      {children}
    </TreeItem>
  );
}

export default function MailFolders() {
  return (
    <SimpleTreeView
      aria-label="邮件文件夹"
      defaultExpandedItems={['inbox']}
      sx={{ width: '100%', maxWidth: 320 }}
    >
      <Folder id="inbox" name="收件箱" unread={7}>
        <Folder id="suppliers" name="供应商" unread={3} />
        <Folder id="applications" name="求职申请" />
      </Folder>
      <Folder id="sent" name="已发送" />
    </SimpleTreeView>
  );
}
