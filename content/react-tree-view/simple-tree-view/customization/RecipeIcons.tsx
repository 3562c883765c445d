import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import StarIcon from '@mui/icons-material/StarBorder';
import RestaurantIcon from '@mui/icons-material/RestaurantOutlined';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

export default function RecipeIcons() {
  return (
    <SimpleTreeView
      aria-label="Recipes"
      defaultExpandedItems={['soups']}
      slots={{
        expandIcon: AddIcon,
        collapseIcon: RemoveIcon,
        endIcon: RestaurantIcon,
      }}
      slotProps={{ endIcon: { color: 'disabled' } }}
      sx={{ width: '100%', maxWidth: 320 }}
    >
      <TreeItem itemId="soups" label="Soups">
        <TreeItem itemId="lentil" label="Lentil soup" />
        <TreeItem itemId="borscht" label="Borscht" slots={{ icon: StarIcon }} />
      </TreeItem>
      <TreeItem itemId="desserts" label="Desserts">
        <TreeItem itemId="crumble" label="Plum crumble" />
      </TreeItem>
    </SimpleTreeView>
  );
}
