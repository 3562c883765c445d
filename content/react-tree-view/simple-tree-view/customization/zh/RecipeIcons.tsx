import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import StarIcon from '@mui/icons-material/StarBorder';
import RestaurantIcon from '@mui/icons-material/RestaurantOutlined';
import { SimpleTreeView, TreeItem } from '@mui/x-tree-view';

export default function RecipeIcons() {
  return (
    <SimpleTreeView
      aria-label="食谱"
      defaultExpandedItems={['soups']}
      slots={{
        expandIcon: AddIcon,
        collapseIcon: RemoveIcon,
        endIcon: RestaurantIcon,
      }}
      slotProps={{ endIcon: { color: 'disabled' } }}
      sx={{ width: '100%', maxWidth: 320 }}
    >
      <TreeItem itemId="soups" label="汤">
        <TreeItem itemId="lentil" label="扁豆汤" />
        <TreeItem itemId="borscht" label="罗宋汤" slots={{ icon: StarIcon }} />
      </TreeItem>
      <TreeItem itemId="desserts" label="甜点">
        <TreeItem itemId="crumble" label="李子酥粒派" />
      </TreeItem>
    </SimpleTreeView>
  );
}
