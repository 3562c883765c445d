import { styled } from '@mui/material/styles';
import { SimpleTreeView, TreeItem, treeItemClasses } from '@mui/x-tree-view';

const MenuItem = styled(TreeItem)(({ theme }) => ({
  [`& .${treeItemClasses.content}`]: {
    borderRadius: 0,
    borderInlineStart: '3px solid transparent',
    '&[data-selected], &[data-selected]:hover': {
      backgroundColor: 'transparent',
      borderInlineStartColor: (theme.vars ?? theme).palette.primary.main,
      fontWeight: theme.typography.fontWeightMedium,
    },
  },
  [`& .${treeItemClasses.label}`]: { fontWeight: 'inherit' },
  [`& .${treeItemClasses.iconContainer}`]: { order: 1 },
}));

export default function SettingsMenu() {
  return (
    <SimpleTreeView
      aria-label="设置"
      defaultExpandedItems={['profile']}
      defaultSelectedItems="photo"
      sx={{ width: '100%', maxWidth: 280 }}
    >
      <MenuItem itemId="profile" label="个人资料">
        <MenuItem itemId="name" label="姓名" />
        <MenuItem itemId="photo" label="头像" />
      </MenuItem>
      <MenuItem itemId="notifications" label="通知">
        <MenuItem itemId="email" label="邮件" />
        <MenuItem itemId="phone" label="手机" />
      </MenuItem>
    </SimpleTreeView>
  );
}
