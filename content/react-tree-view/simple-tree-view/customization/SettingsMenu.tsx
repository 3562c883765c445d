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
      aria-label="Settings"
      defaultExpandedItems={['profile']}
      defaultSelectedItems="photo"
      sx={{ width: '100%', maxWidth: 280 }}
    >
      <MenuItem itemId="profile" label="Profile">
        <MenuItem itemId="name" label="Name" />
        <MenuItem itemId="photo" label="Photo" />
      </MenuItem>
      <MenuItem itemId="notifications" label="Notifications">
        <MenuItem itemId="email" label="By e-mail" />
        <MenuItem itemId="phone" label="On the phone" />
      </MenuItem>
    </SimpleTreeView>
  );
}
