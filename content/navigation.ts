/**
 * The tree that readers see beside every page. The order is the order of reading; previous and next follow it.
 *
 * Only pages that exist are listed. Groups take their own pathname, so that each has an index page. Titles are
 * English, `translations.<locale>.json` holds the others.
 */
import type { NavNode } from 'vitrine'
import { vitrine } from './vitrine/navigation.js'

const introduction: NavNode = {
  pathname: '/x/introduction-group',
  title: 'Introduction',
  children: [
    { pathname: '/x/introduction', title: 'Overview' },
    { pathname: '/x/introduction/installation', title: 'Installation' },
    { pathname: '/x/introduction/licensing', title: 'Licensing' },
    { pathname: '/x/introduction/support', title: 'Support' },
    { pathname: '/x/introduction/mcp', title: 'AI support via MCP', newFeature: true },
    { pathname: '/x/introduction/priority-support', title: 'Priority support', plan: 'premium', newFeature: true },
    { pathname: '/x/guides/telemetry', title: 'Telemetry', plan: 'pro' },
    { pathname: '/x/introduction/roadmap', title: 'Roadmap' },
  ],
}

const commonConcepts: NavNode = {
  pathname: '/x/common-features-group',
  title: 'Common concepts',
  children: [{ pathname: '/x/common-concepts/custom-components', title: 'Slots and subcomponents' }],
}

const dataGrid: NavNode = {
  pathname: '/x/react-data-grid-group',
  title: 'Data Grid',
  children: [
    { pathname: '/x/react-data-grid', title: 'Overview' },
    { pathname: '/x/react-data-grid/quickstart', title: 'Quickstart' },
    { pathname: '/x/react-data-grid/features', title: 'Features' },
    {
      pathname: '/x/react-data-grid/main-features',
      title: 'Main features',
      subheader: true,
      children: [
        { pathname: '/x/react-data-grid/layout', title: 'Layout' },
        {
          pathname: '/x/react-data-grid/columns',
          title: 'Columns',
          children: [
            { pathname: '/x/react-data-grid/column-definition', title: 'Column definition' },
            { pathname: '/x/react-data-grid/column-dimensions', title: 'Column dimensions' },
            { pathname: '/x/react-data-grid/column-visibility', title: 'Column visibility' },
            { pathname: '/x/react-data-grid/custom-columns', title: 'Custom columns' },
            { pathname: '/x/react-data-grid/column-header', title: 'Column header' },
            { pathname: '/x/react-data-grid/column-menu', title: 'Column menu' },
            { pathname: '/x/react-data-grid/column-spanning', title: 'Column spanning' },
            { pathname: '/x/react-data-grid/column-groups', title: 'Column groups' },
            { pathname: '/x/react-data-grid/column-ordering', title: 'Column reordering', plan: 'pro' },
            { pathname: '/x/react-data-grid/column-pinning', title: 'Column pinning', plan: 'pro' },
            { pathname: '/x/react-data-grid/column-recipes', title: 'Recipes' },
          ],
        },
        {
          pathname: '/x/react-data-grid/rows',
          title: 'Rows',
          children: [
            { pathname: '/x/react-data-grid/row-definition', title: 'Row definition' },
            { pathname: '/x/react-data-grid/row-updates', title: 'Row updates' },
            { pathname: '/x/react-data-grid/row-height', title: 'Row height' },
          ],
        },
      ],
    },
    {
      pathname: '/x/react-data-grid/components-group',
      title: 'Components',
      subheader: true,
      newFeature: true,
      children: [
        { pathname: '/x/react-data-grid/components/usage', title: 'Usage' },
        { pathname: '/x/react-data-grid/components/toolbar', title: 'Toolbar' },
        { pathname: '/x/react-data-grid/components/export', title: 'Export' },
        { pathname: '/x/react-data-grid/components/quick-filter', title: 'Quick Filter' },
      ],
    },
  ],
}

const datePickers: NavNode = {
  pathname: '/x/react-date-pickers-group',
  title: 'Date and Time Pickers',
  children: [
    { pathname: '/x/react-date-pickers', title: 'Overview' },
    { pathname: '/x/react-date-pickers/quickstart', title: 'Quickstart' },
    { pathname: '/x/react-date-pickers/base-concepts', title: 'Base concepts' },
    {
      pathname: '/x/react-date-pickers-components',
      title: 'Components',
      subheader: true,
      children: [
        {
          pathname: '/x/react-date-pickers/date-pickers',
          title: 'Date components',
          children: [
            { pathname: '/x/react-date-pickers/date-picker', title: 'Date Picker' },
            { pathname: '/x/react-date-pickers/date-field', title: 'Date Field' },
          ],
        },
      ],
    },
  ],
}

const charts: NavNode = {
  pathname: '/x/react-charts-group',
  title: 'Charts',
  children: [
    { pathname: '/x/react-charts', title: 'Overview' },
    { pathname: '/x/react-charts/quickstart', title: 'Quickstart' },
    { pathname: '/x/react-charts/examples', title: 'Examples' },
    {
      pathname: '/x/react-chart-components',
      title: 'Components',
      subheader: true,
      children: [
        {
          pathname: '/x/react-charts-bars',
          title: 'Bars',
          children: [
            { pathname: '/x/react-charts/bars', title: 'Bar charts' },
            { pathname: '/x/react-charts/bar-demo', title: 'Bar chart demos' },
          ],
        },
        {
          pathname: '/x/react-charts-lines',
          title: 'Lines',
          children: [
            { pathname: '/x/react-charts/lines', title: 'Line charts' },
            { pathname: '/x/react-charts/line-demo', title: 'Line chart demos' },
            { pathname: '/x/react-charts/areas-demo', title: 'Area chart demos' },
          ],
        },
        {
          pathname: '/x/react-charts-pie',
          title: 'Pie',
          children: [
            { pathname: '/x/react-charts/pie', title: 'Pie charts' },
            { pathname: '/x/react-charts/pie-demo', title: 'Pie chart demos' },
          ],
        },
        {
          pathname: '/x/react-charts-scatter',
          title: 'Scatter',
          children: [
            { pathname: '/x/react-charts/scatter', title: 'Scatter charts' },
            { pathname: '/x/react-charts/scatter-demo', title: 'Scatter chart demos' },
          ],
        },
        { pathname: '/x/react-charts/sparkline', title: 'Sparkline' },
        { pathname: '/x/react-charts/gauge', title: 'Gauge' },
        { pathname: '/x/react-charts/radar', title: 'Radar' },
        { pathname: '/x/react-charts/heatmap', title: 'Heatmap', plan: 'pro' },
        {
          pathname: '/x/react-charts-funnel',
          title: 'Funnel',
          plan: 'pro',
          children: [
            { pathname: '/x/react-charts/funnel', title: 'Funnel overview', plan: 'pro' },
            { pathname: '/x/react-charts/pyramid', title: 'Pyramid', plan: 'pro' },
          ],
        },
        { pathname: '/x/react-charts/sankey', title: 'Sankey', plan: 'pro', unstable: true },
        { pathname: '/x/react-charts/#planned-charts', title: 'Future components', planned: true },
      ],
    },
    {
      pathname: '/x/react-charts/main-features',
      title: 'Main features',
      subheader: true,
      children: [
        { pathname: '/x/react-charts/animation', title: 'Animation' },
        { pathname: '/x/react-charts/axis', title: 'Axis' },
        { pathname: '/x/react-charts/components', title: 'Custom components' },
        { pathname: '/x/react-charts/composition', title: 'Composition' },
        { pathname: '/x/react-charts/label', title: 'Label' },
        { pathname: '/x/react-charts/legend', title: 'Legend' },
        { pathname: '/x/react-charts/localization', title: 'Localization' },
        { pathname: '/x/react-charts/stacking', title: 'Stacking' },
        { pathname: '/x/react-charts/styling', title: 'Styling' },
        { pathname: '/x/react-charts/tooltip', title: 'Tooltip' },
        { pathname: '/x/react-charts/highlighting', title: 'Highlighting' },
        { pathname: '/x/react-charts/zoom-and-pan', title: 'Zoom and pan', plan: 'pro' },
        { pathname: '/x/react-charts/export', title: 'Export', plan: 'pro' },
        { pathname: '/x/react-charts/toolbar', title: 'Toolbar' },
        {
          pathname: '/x/react-charts/data-grid-integration',
          title: 'Data Grid integration',
          plan: 'premium',
          unstable: true,
        },
      ],
    },
    {
      pathname: '/x/api/chart-resources',
      title: 'Resources',
      subheader: true,
      children: [
        {
          pathname: '/x/react-charts/hooks-group',
          title: 'Hooks',
          children: [
            { pathname: '/x/react-charts/hooks', title: 'Overview' },
            { pathname: '/x/react-charts/hooks/use-series', title: 'useSeries' },
            { pathname: '/x/react-charts/hooks/use-legend', title: 'useLegend' },
            { pathname: '/x/react-charts/hooks/use-drawing-area', title: 'useDrawingArea' },
            { pathname: '/x/react-charts/hooks/use-scale', title: 'useScale' },
          ],
        },
        { pathname: '/x/react-charts/plugins', title: 'Plugins' },
      ],
    },
    {
      pathname: '/x/react-charts/recipes',
      title: 'Recipes',
      subheader: true,
      children: [
        { pathname: '/x/react-charts/recipes/synchronized-charts', title: 'Synchronized charts' },
        { pathname: '/x/react-charts/recipes/live-data', title: 'Live data' },
        { pathname: '/x/react-charts/recipes/many-points', title: '100,000 points' },
        { pathname: '/x/react-charts/recipes/custom-tooltip', title: 'Custom tooltip' },
        { pathname: '/x/react-charts/recipes/data-export', title: 'Export of the data' },
        { pathname: '/x/react-charts/recipes/small-multiples', title: 'Small multiples' },
        { pathname: '/x/react-charts/recipes/brand-theme', title: 'Theming to a brand' },
        { pathname: '/x/react-charts/recipes/server-components', title: 'Server components' },
      ],
    },
    {
      pathname: '/x/react-charts/guides',
      title: 'Guides',
      subheader: true,
      children: [
        { pathname: '/x/react-charts/choosing-a-chart', title: 'Choosing a chart' },
        { pathname: '/x/react-charts/server-rendering', title: 'Server rendering' },
        { pathname: '/x/react-charts/testing', title: 'Testing' },
        { pathname: '/x/react-charts/performance', title: 'Performance' },
        { pathname: '/x/react-charts/accessibility', title: 'Accessibility' },
      ],
    },
  ],
}

const treeView: NavNode = {
  pathname: '/x/react-tree-view-group',
  title: 'Tree View',
  children: [
    { pathname: '/x/react-tree-view', title: 'Overview' },
    { pathname: '/x/react-tree-view/quickstart', title: 'Quickstart' },
    {
      pathname: '/x/react-tree-view/simple-tree-view',
      subheader: true,
      title: 'Simple Tree View',
      children: [
        { pathname: '/x/react-tree-view/simple-tree-view/items', title: 'Items' },
        { pathname: '/x/react-tree-view/simple-tree-view/selection', title: 'Selection' },
        { pathname: '/x/react-tree-view/simple-tree-view/expansion', title: 'Expansion' },
        { pathname: '/x/react-tree-view/simple-tree-view/customization', title: 'Customization' },
        { pathname: '/x/react-tree-view/simple-tree-view/focus', title: 'Focus' },
      ],
    },
    {
      pathname: '/x/react-tree-view/rich-tree-view',
      subheader: true,
      title: 'Rich Tree View',
      children: [
        { pathname: '/x/react-tree-view/rich-tree-view/items', title: 'Items' },
        { pathname: '/x/react-tree-view/rich-tree-view/selection', title: 'Selection' },
        { pathname: '/x/react-tree-view/rich-tree-view/expansion', title: 'Expansion' },
        { pathname: '/x/react-tree-view/rich-tree-view/customization', title: 'Customization' },
        { pathname: '/x/react-tree-view/rich-tree-view/focus', title: 'Focus' },
        { pathname: '/x/react-tree-view/rich-tree-view/editing', title: 'Label editing', newFeature: true },
        {
          pathname: '/x/react-tree-view/rich-tree-view/lazy-loading',
          title: 'Lazy loading',
          plan: 'pro',
          newFeature: true,
        },
        { pathname: '/x/react-tree-view/rich-tree-view/ordering', title: 'Ordering', plan: 'pro', newFeature: true },
      ],
    },
    {
      pathname: '/x/react-tree-view/main-features',
      subheader: true,
      title: 'Main features',
      children: [
        { pathname: '/x/react-tree-view/accessibility', title: 'Accessibility' },
        { pathname: '/x/react-tree-view/tree-item-customization', title: 'Item customization' },
      ],
    },
    {
      pathname: '/x/react-tree-view/recipes',
      subheader: true,
      title: 'Recipes',
      children: [
        { pathname: '/x/react-tree-view/recipes/server-loading', title: 'Load from a server' },
        { pathname: '/x/react-tree-view/recipes/ten-thousand-items', title: '10,000 items' },
        { pathname: '/x/react-tree-view/recipes/file-manager', title: 'File manager' },
        { pathname: '/x/react-tree-view/recipes/inherited-check-boxes', title: 'Check boxes with inheritance' },
      ],
    },
    {
      pathname: '/x/react-tree-view/guides',
      subheader: true,
      title: 'Guides',
      children: [
        { pathname: '/x/react-tree-view/choosing-a-tree', title: 'Choosing a tree' },
        { pathname: '/x/react-tree-view/styling', title: 'Styling and theming' },
        { pathname: '/x/react-tree-view/server-rendering', title: 'Server rendering' },
        { pathname: '/x/react-tree-view/testing', title: 'Testing' },
        { pathname: '/x/react-tree-view/performance', title: 'Performance' },
      ],
    },
  ],
}

const migration: NavNode = {
  pathname: '/x/migration-group',
  title: 'Migration',
  children: [
    {
      pathname: '/x/migration-v8',
      subheader: true,
      title: 'Upgrade to v8',
      children: [
        { pathname: '/x/migration/migration-data-grid-v7', title: 'Breaking changes: Data Grid' },
        { pathname: '/x/migration/migration-pickers-v7', title: 'Breaking changes: Date and Time Pickers' },
        { pathname: '/x/migration/migration-charts-v7', title: 'Breaking changes: Charts' },
        { pathname: '/x/migration/migration-tree-view-v7', title: 'Breaking changes: Tree View' },
        { pathname: '/x/migration/usage-with-material-ui-v5-v6', title: 'Usage with Material UI v5/v6' },
      ],
    },
    {
      pathname: '/x/migration-v7',
      subheader: true,
      title: 'Upgrade to v7',
      children: [
        { pathname: '/x/migration/migration-data-grid-v6', title: 'Breaking changes: Data Grid' },
        { pathname: '/x/migration/migration-pickers-v6', title: 'Breaking changes: Date and Time Pickers' },
        { pathname: '/x/migration/migration-charts-v6', title: 'Breaking changes: Charts' },
        { pathname: '/x/migration/migration-tree-view-v6', title: 'Breaking changes: Tree View' },
      ],
    },
    {
      pathname: '/x/migration-v6',
      subheader: true,
      title: 'Upgrade to v6',
      children: [
        { pathname: '/x/migration/migration-data-grid-v5', title: 'Breaking changes: Data Grid' },
        { pathname: '/x/migration/migration-pickers-v5', title: 'Breaking changes: Date and Time Pickers' },
        { pathname: '/x/migration/migration-tree-view-lab', title: 'Migration from lab to v6 (Tree View)' },
      ],
    },
    {
      pathname: '/x/migration-earlier',
      subheader: true,
      title: 'Earlier versions',
      children: [
        {
          pathname: '/x/migration/migration-pickers-lab',
          title: 'Migration from lab to v5 (Date and Time Pickers)',
        },
        { pathname: '/x/migration/migration-data-grid-v4', title: 'Migration from v4 to v5 (Data Grid)' },
      ],
    },
  ],
}

const navigation: NavNode[] = [
  { pathname: 'https://mui.com/x/whats-new/', title: 'What’s new in MUI X' },
  introduction,
  commonConcepts,
  dataGrid,
  datePickers,
  charts,
  treeView,
  migration,
  vitrine,
]

export default navigation
