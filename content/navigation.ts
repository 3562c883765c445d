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
    { pathname: '/x/introduction/whats-new', title: "What's new" },
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
      pathname: '/x/react-data-grid/demos-group',
      title: 'Demos',
      children: [
        { pathname: '/x/react-data-grid/demos/real-time-data', title: 'Real-time data' },
        { pathname: '/x/react-data-grid/demos/time-off-calendar', title: 'Time off calendar' },
        { pathname: '/x/react-data-grid/demos/inventory', title: 'Inventory' },
      ],
    },
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
            { pathname: '/x/react-data-grid/row-spanning', title: 'Row spanning', newFeature: true },
            { pathname: '/x/react-data-grid/master-detail', title: 'Master-detail row panels', plan: 'pro' },
            { pathname: '/x/react-data-grid/row-ordering', title: 'Row reordering', plan: 'pro' },
            { pathname: '/x/react-data-grid/row-pinning', title: 'Row pinning', plan: 'pro' },
            { pathname: '/x/react-data-grid/row-recipes', title: 'Recipes' },
          ],
        },
        { pathname: '/x/react-data-grid/cells', title: 'Cells' },
        {
          pathname: '/x/react-data-grid/editing-group',
          title: 'Editing',
          children: [
            { pathname: '/x/react-data-grid/editing', title: 'Overview' },
            { pathname: '/x/react-data-grid/editing/persistence', title: 'Persistence' },
            { pathname: '/x/react-data-grid/editing/custom-edit-component', title: 'Custom edit component' },
            { pathname: '/x/react-data-grid/editing/editing-events', title: 'Editing events' },
            { pathname: '/x/react-data-grid/recipes-editing', title: 'Recipes editing' },
          ],
        },
        { pathname: '/x/react-data-grid/sorting', title: 'Sorting' },
        {
          pathname: '/x/react-data-grid/filtering-group',
          title: 'Filtering',
          children: [
            { pathname: '/x/react-data-grid/filtering', title: 'Overview' },
            { pathname: '/x/react-data-grid/filtering/customization', title: 'Customization' },
            { pathname: '/x/react-data-grid/filtering/quick-filter', title: 'Quick filter' },
            { pathname: '/x/react-data-grid/filtering/server-side', title: 'Server-side filtering' },
            { pathname: '/x/react-data-grid/filtering/multi-filters', title: 'Multi-filters', plan: 'pro' },
            { pathname: '/x/react-data-grid/filtering/header-filters', title: 'Header filters', plan: 'pro' },
            { pathname: '/x/react-data-grid/filtering-recipes', title: 'Recipes' },
          ],
        },
        { pathname: '/x/react-data-grid/pagination', title: 'Pagination' },
        {
          pathname: '/x/react-data-grid/selection',
          title: 'Selection',
          children: [
            { pathname: '/x/react-data-grid/row-selection', title: 'Row selection' },
            { pathname: '/x/react-data-grid/cell-selection', title: 'Cell selection', plan: 'premium' },
          ],
        },
        { pathname: '/x/react-data-grid/virtualization', title: 'Virtualization' },
        { pathname: '/x/react-data-grid/accessibility', title: 'Accessibility' },
        { pathname: '/x/react-data-grid/localization', title: 'Localization' },
      ],
    },
    {
      pathname: '/x/react-data-grid/advanced-features-group',
      title: 'Advanced features',
      subheader: true,
      children: [
        { pathname: '/x/react-data-grid/tree-data', title: 'Tree data', plan: 'pro' },
        {
          pathname: '/x/react-data-grid/row-grouping-group',
          title: 'Row grouping',
          plan: 'premium',
          children: [
            { pathname: '/x/react-data-grid/row-grouping', title: 'Overview', plan: 'premium' },
            { pathname: '/x/react-data-grid/recipes-row-grouping', title: 'Recipes', plan: 'premium' },
          ],
        },
        { pathname: '/x/react-data-grid/aggregation', title: 'Aggregation', plan: 'premium' },
        {
          pathname: '/x/react-data-grid/pivoting-group',
          title: 'Pivoting',
          plan: 'premium',
          newFeature: true,
          children: [
            { pathname: '/x/react-data-grid/pivoting', title: 'Overview', plan: 'premium' },
            { pathname: '/x/react-data-grid/pivoting-explained', title: 'Understanding pivoting', plan: 'premium' },
          ],
        },
        { pathname: '/x/react-data-grid/export', title: 'Export' },
        { pathname: '/x/react-data-grid/clipboard', title: 'Copy and paste' },
        { pathname: '/x/react-data-grid/scrolling', title: 'Scrolling' },
        { pathname: '/x/react-data-grid/list-view', title: 'List view', plan: 'pro' },
        {
          pathname: '/x/react-data-grid/server-side-data-group',
          title: 'Server-side data',
          newFeature: true,
          children: [
            { pathname: '/x/react-data-grid/server-side-data', title: 'Overview' },
            { pathname: '/x/react-data-grid/server-side-data/tree-data', title: 'Tree data', plan: 'pro' },
            { pathname: '/x/react-data-grid/server-side-data/lazy-loading', title: 'Lazy loading', plan: 'pro' },
            { pathname: '/x/react-data-grid/server-side-data/row-grouping', title: 'Row grouping', plan: 'premium' },
            { pathname: '/x/react-data-grid/server-side-data/aggregation', title: 'Aggregation', plan: 'premium' },
            { pathname: '/x/react-data-grid/server-side-data/pivoting', title: 'Pivoting', plan: 'premium' },
            { pathname: '/x/react-data-grid/server-side-data/recipes', title: 'Recipes' },
          ],
        },
        {
          pathname: '/x/react-data-grid/charts-integration',
          title: 'Charts integration',
          plan: 'premium',
          unstable: true,
        },
        { pathname: '/x/react-data-grid/ai-assistant', title: 'AI Assistant', plan: 'premium', newFeature: true },
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
        { pathname: '/x/react-data-grid/components/columns-panel', title: 'Columns Panel', planned: true },
        { pathname: '/x/react-data-grid/components/filter-panel', title: 'Filter Panel', planned: true },
        { pathname: '/x/react-data-grid/components/prompt-field', title: 'Prompt Field', plan: 'premium' },
        { pathname: '/x/react-data-grid/components/pivot-panel', title: 'Pivot Panel', plan: 'premium', planned: true },
        {
          pathname: '/x/react-data-grid/components/charts-panel',
          title: 'Charts Panel',
          plan: 'premium',
          planned: true,
        },
        {
          pathname: '/x/react-data-grid/components/ai-assistant-panel',
          title: 'AI Assistant Panel',
          plan: 'premium',
          planned: true,
        },
      ],
    },
    {
      pathname: '/x/react-data-grid/customization-group',
      title: 'Customization',
      subheader: true,
      children: [
        { pathname: '/x/react-data-grid/style', title: 'Styling basics' },
        { pathname: '/x/react-data-grid/style-recipes', title: 'Styling recipes' },
        { pathname: '/x/react-data-grid/overlays', title: 'Overlays' },
        { pathname: '/x/react-data-grid/components', title: 'Custom subcomponents' },
      ],
    },
    {
      pathname: '/x/react-data-grid/recipes',
      title: 'Recipes',
      subheader: true,
      children: [
        { pathname: '/x/react-data-grid/recipes/saved-view', title: 'A view in the address and in storage' },
        { pathname: '/x/react-data-grid/recipes/server-pages-with-cache', title: 'Server pages with a cache' },
        { pathname: '/x/react-data-grid/recipes/validated-editing', title: 'Editing with validation and undo' },
        { pathname: '/x/react-data-grid/recipes/million-rows', title: 'A million rows' },
        { pathname: '/x/react-data-grid/recipes/csv', title: 'CSV in and out' },
        { pathname: '/x/react-data-grid/recipes/keyboard-entry', title: 'Data entry by keyboard only' },
        { pathname: '/x/react-data-grid/recipes/role-presets', title: 'Columns for each role' },
        { pathname: '/x/react-data-grid/recipes/grid-in-a-form', title: 'A grid in a form' },
        { pathname: '/x/react-data-grid/recipes/two-grids', title: 'Drag and drop between two grids' },
        { pathname: '/x/react-data-grid/recipes/conditional-formatting', title: 'Conditional formatting' },
        { pathname: '/x/react-data-grid/recipes/from-an-html-table', title: 'From an HTML table' },
        { pathname: '/x/react-data-grid/recipes/testing', title: 'Testing the grid' },
      ],
    },
    {
      pathname: '/x/react-data-grid/guides',
      title: 'Guides',
      subheader: true,
      children: [
        { pathname: '/x/react-data-grid/choosing-a-grid', title: 'Choosing a grid' },
        { pathname: '/x/react-data-grid/server-rendering', title: 'Server rendering' },
      ],
    },
    {
      pathname: '/x/api/resources-group',
      title: 'Resources',
      subheader: true,
      children: [
        { pathname: '/x/react-data-grid/api-object', title: 'API object' },
        { pathname: '/x/react-data-grid/events', title: 'Events' },
        { pathname: '/x/react-data-grid/state', title: 'State' },
        { pathname: '/x/react-data-grid/performance', title: 'Performance' },
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
            { pathname: '/x/react-date-pickers/date-calendar', title: 'Date Calendar' },
          ],
        },
        {
          pathname: '/x/react-date-pickers/time-pickers',
          title: 'Time components',
          children: [
            { pathname: '/x/react-date-pickers/time-picker', title: 'Time Picker' },
            { pathname: '/x/react-date-pickers/time-field', title: 'Time Field' },
            { pathname: '/x/react-date-pickers/time-clock', title: 'Time Clock' },
            { pathname: '/x/react-date-pickers/digital-clock', title: 'Digital Clock' },
          ],
        },
        {
          pathname: '/x/react-date-pickers/date-time-pickers',
          title: 'Date Time components',
          children: [
            { pathname: '/x/react-date-pickers/date-time-picker', title: 'Date Time Picker' },
            { pathname: '/x/react-date-pickers/date-time-field', title: 'Date Time Field' },
          ],
        },
        {
          pathname: '/x/react-date-pickers/date-range-pickers',
          title: 'Date Range components',
          plan: 'pro',
          children: [
            { pathname: '/x/react-date-pickers/date-range-picker', title: 'Date Range Picker', plan: 'pro' },
            { pathname: '/x/react-date-pickers/date-range-field', title: 'Date Range Field', plan: 'pro' },
            { pathname: '/x/react-date-pickers/date-range-calendar', title: 'Date Range Calendar', plan: 'pro' },
          ],
        },
        {
          pathname: '/x/react-date-pickers/time-range-pickers',
          title: 'Time Range components',
          plan: 'pro',
          children: [
            {
              pathname: '/x/react-date-pickers/time-range-picker',
              title: 'Time Range Picker',
              plan: 'pro',
              newFeature: true,
            },
            { pathname: '/x/react-date-pickers/time-range-field', title: 'Time Range Field', plan: 'pro' },
          ],
        },
        {
          pathname: '/x/react-date-pickers/date-time-range-pickers',
          title: 'Date Time Range components',
          plan: 'pro',
          children: [
            { pathname: '/x/react-date-pickers/date-time-range-picker', title: 'Date Time Range Picker', plan: 'pro' },
            { pathname: '/x/react-date-pickers/date-time-range-field', title: 'Date Time Range Field', plan: 'pro' },
          ],
        },
        { pathname: '/x/react-date-pickers/fields', title: 'Field components' },
      ],
    },
    {
      pathname: '/x/react-date-pickers/main-features',
      title: 'Main features',
      subheader: true,
      children: [
        { pathname: '/x/react-date-pickers/validation', title: 'Validation' },
        { pathname: '/x/react-date-pickers/lifecycle', title: 'Components lifecycle' },
        { pathname: '/x/react-date-pickers/shortcuts', title: 'Shortcuts' },
        { pathname: '/x/react-date-pickers/accessibility', title: 'Accessibility' },
      ],
    },
    {
      pathname: '/x/react-date-pickers/localization-group',
      title: 'Localization',
      subheader: true,
      children: [
        { pathname: '/x/react-date-pickers/localization', title: 'Translated components' },
        { pathname: '/x/react-date-pickers/adapters-locale', title: 'Date format and localization' },
        { pathname: '/x/react-date-pickers/timezone', title: 'UTC and timezones' },
        { pathname: '/x/react-date-pickers/calendar-systems', title: 'Calendar systems' },
      ],
    },
    {
      pathname: '/x/react-date-pickers/customization-group',
      title: 'Customization',
      subheader: true,
      children: [
        { pathname: '/x/react-date-pickers/custom-components', title: 'Custom subcomponents' },
        { pathname: '/x/react-date-pickers/custom-layout', title: 'Custom layout' },
        { pathname: '/x/react-date-pickers/custom-field', title: 'Custom field' },
        { pathname: '/x/react-date-pickers/custom-opening-button', title: 'Custom opening button' },
        { pathname: '/x/react-date-pickers/playground', title: 'Customization playground' },
      ],
    },
    {
      pathname: '/x/react-date-pickers/recipes',
      title: 'Recipes',
      subheader: true,
      children: [
        { pathname: '/x/react-date-pickers/recipes/blocked-days', title: 'Booking with blocked days' },
        { pathname: '/x/react-date-pickers/recipes/birth-date', title: 'Date of birth' },
        { pathname: '/x/react-date-pickers/recipes/opening-hours', title: 'Opening hours' },
        { pathname: '/x/react-date-pickers/recipes/linked-fields', title: 'Linked fields' },
        { pathname: '/x/react-date-pickers/recipes/form-libraries', title: 'Form libraries' },
        { pathname: '/x/react-date-pickers/recipes/two-time-zones', title: 'Time zones of two people' },
        { pathname: '/x/react-date-pickers/recipes/fiscal-calendars', title: 'Fiscal calendars' },
        { pathname: '/x/react-date-pickers/recipes/testing', title: 'Testing pickers' },
      ],
    },
    {
      pathname: '/x/react-date-pickers/guides',
      title: 'Guides',
      subheader: true,
      children: [
        { pathname: '/x/react-date-pickers/choosing-a-picker', title: 'Choosing a picker' },
        { pathname: '/x/react-date-pickers/styling', title: 'Styling and theming' },
        { pathname: '/x/react-date-pickers/server-rendering', title: 'Server rendering' },
        { pathname: '/x/react-date-pickers/performance', title: 'Performance' },
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
