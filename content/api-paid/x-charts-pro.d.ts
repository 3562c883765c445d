/**
 * The shapes of @mui/x-charts-pro 8.14.0, for the reference: what its charts add to those of the MIT package.
 * The package is commercial and is not installed. Texts are those of the MIT packages, or this site's own.
 */
import type * as React from 'react'
import type {
  BarChartProps,
  ChartContainerProps,
  ChartDataProviderProps,
  ChartsAxisTooltipContentProps,
  ChartsTooltipContainerProps,
  LineChartProps,
  PieChartProps,
  RadarChartProps,
  ScatterChartProps,
} from '@mui/x-charts'

/** The visible part of an axis, in percent. */
export interface ZoomData {
  /** The id of the axis. */
  axisId: string | number
  /** Where the visible part begins, from 0 to 100. */
  start: number
  /** Where it ends, from 0 to 100. */
  end: number
}

export interface ChartExportOptions {
  /**
   * The name of the file, without its ending.
   * @default the title of the document
   */
  fileName?: string
  /** Called with the frame that has a copy of the chart, before it is exported. A promise delays the export. */
  onBeforeExport?: (iframe: HTMLIFrameElement) => Promise<void> | void
  /**
   * Whether the styles of the page are copied.
   * @default true
   */
  copyStyles?: boolean
}

/** How a chart is printed. */
export interface ChartPrintExportOptions extends ChartExportOptions {}

/** How a chart becomes an image. */
export interface ChartImageExportOptions extends ChartExportOptions {
  /**
   * The format. Where the browser can't write it, the image is a PNG.
   * @default 'image/png'
   */
  type?: 'image/png' | string
  /**
   * The quality of JPEG and WebP images, from 0 to 1.
   * @default 0.9
   */
  quality?: number
}

/** What code can do with a chart. */
export interface ChartProApi {
  /** Opens the print dialog of the browser with the chart. */
  exportAsPrint: (options?: ChartPrintExportOptions) => void
  /** Downloads the chart as an image. */
  exportAsImage: (options?: ChartImageExportOptions) => void
  /** Sets which part of each axis is visible. */
  setZoomData: (value: ZoomData[] | ((previous: ZoomData[]) => ZoomData[])) => void
  /** Sets which part of one axis is visible. */
  setAxisZoomData: (axisId: string | number, value: ZoomData | ((previous: ZoomData) => ZoomData)) => void
}

export interface ZoomInteractionConfig {
  /**
   * The gestures that zoom.
   * @default ['wheel', 'pinch']
   */
  zoom?: (
    | 'wheel'
    | 'pinch'
    | 'tapAndDrag'
    | { type: string; requiredKeys?: string[]; pointerMode?: 'mouse' | 'touch' }
  )[]
  /**
   * The gestures that pan.
   * @default ['drag']
   */
  pan?: ('drag' | 'pressAndDrag' | { type: string; requiredKeys?: string[]; pointerMode?: 'mouse' | 'touch' })[]
}

interface ApiRefProps {
  /**
   * A ref to the object with the chart's methods.
   * @plan pro
   */
  apiRef?: React.RefObject<ChartProApi | undefined>
}

interface ZoomProps extends ApiRefProps {
  /**
   * The part of each axis that is visible at first.
   * @plan pro
   */
  initialZoom?: readonly ZoomData[]
  /**
   * The part of each axis that is visible. With it, the zoom is controlled.
   * @plan pro
   */
  zoomData?: readonly ZoomData[]
  /**
   * Called when another part of an axis becomes visible.
   * @plan pro
   */
  onZoomChange?: (zoomData: ZoomData[]) => void
  /**
   * The gestures that zoom and pan.
   * @plan pro
   */
  zoomInteractionConfig?: ZoomInteractionConfig
}

export interface BarChartProProps extends Omit<BarChartProps, 'apiRef'>, ZoomProps {}
export declare function BarChartPro(props: BarChartProProps): React.JSX.Element

export interface LineChartProProps extends Omit<LineChartProps, 'apiRef'>, ZoomProps {}
export declare function LineChartPro(props: LineChartProProps): React.JSX.Element

export interface ScatterChartProProps extends Omit<ScatterChartProps, 'apiRef'>, ZoomProps {}
export declare function ScatterChartPro(props: ScatterChartProProps): React.JSX.Element

export interface PieChartProProps extends Omit<PieChartProps, 'apiRef'>, ApiRefProps {}
export declare function PieChartPro(props: PieChartProProps): React.JSX.Element

export interface RadarChartProProps extends Omit<RadarChartProps, 'apiRef'>, ApiRefProps {}
export declare function RadarChartPro(props: RadarChartProProps): React.JSX.Element

export interface ChartContainerProProps extends Omit<ChartContainerProps, 'apiRef'>, ZoomProps {}
export declare function ChartContainerPro(props: ChartContainerProProps): React.JSX.Element

export interface ChartDataProviderProProps extends Omit<ChartDataProviderProps, 'apiRef'>, ZoomProps {}
export declare function ChartDataProviderPro(props: ChartDataProviderProProps): React.JSX.Element

export interface FunnelItem {
  /** The value of the step. */
  value: number
  /** The name of the step, or a function of the place where it is shown. */
  label?: string | ((location: 'tooltip' | 'legend' | 'section') => string)
  /** The id of the step. */
  id?: string | number
  /** The color of the step. */
  color?: string
}

export interface FunnelLabelOptions {
  /** Where the label is in its section. */
  position?: { vertical?: 'top' | 'middle' | 'bottom'; horizontal?: 'start' | 'center' | 'end' }
  /** The `text-anchor` of the label. */
  textAnchor?: 'start' | 'middle' | 'end'
  /** The `dominant-baseline` of the label. */
  dominantBaseline?: string
  /** The distance to its usual position, in pixels. */
  offset?: number | { x?: number; y?: number }
}

/** A series of a funnel chart. */
export interface FunnelSeries {
  /** The steps, in order. */
  data: readonly FunnelItem[]
  /** The id of the series. */
  id?: string | number
  /** The name of the series. */
  label?: string | ((location: 'tooltip' | 'legend') => string)
  /**
   * Whether steps follow one another downwards or sideways.
   * @default 'vertical'
   */
  layout?: 'vertical' | 'horizontal'
  /**
   * The edge of the sections.
   * @default 'linear'
   */
  curve?: 'linear' | 'linear-sharp' | 'bump' | 'step' | 'pyramid' | 'step-pyramid'
  /**
   * How round the corners of sections are, in pixels.
   * @default 8
   */
  borderRadius?: number
  /**
   * Whether sections are filled, or have a border and a light fill.
   * @default 'filled'
   */
  variant?: 'filled' | 'outlined'
  /**
   * Whether sections become wider or narrower.
   * @default 'auto'
   */
  funnelDirection?: 'increasing' | 'decreasing' | 'auto'
  /** The labels of the sections; `false` for none. */
  sectionLabel?: ((item: object) => FunnelLabelOptions | false) | FunnelLabelOptions | false
}

export interface FunnelChartProps
  extends
    Pick<
      PieChartProps,
      | 'width'
      | 'height'
      | 'margin'
      | 'colors'
      | 'hideLegend'
      | 'loading'
      | 'showToolbar'
      | 'skipAnimation'
      | 'highlightedItem'
      | 'onHighlightChange'
      | 'title'
      | 'desc'
      | 'localeText'
      | 'sx'
    >,
    ApiRefProps {
  /** The series, a list of [[FunnelSeries]]. */
  series: readonly FunnelSeries[]
  /** The axis of the steps. */
  categoryAxis?: object
  /**
   * The distance between sections, in pixels.
   * @default 0
   */
  gap?: number
  /** Called when a section is clicked. */
  onItemClick?: (event: React.MouseEvent<SVGElement, MouseEvent>, item: object) => void
}
export declare function FunnelChart(props: FunnelChartProps): React.JSX.Element

export interface FunnelPlotProps {
  /**
   * The distance between sections, in pixels.
   * @default 0
   */
  gap?: number
  /** Called when a section is clicked. */
  onItemClick?: (event: React.MouseEvent<SVGElement, MouseEvent>, item: object) => void
}
export declare function FunnelPlot(props: FunnelPlotProps): React.JSX.Element

/** A series of a heatmap. */
export interface HeatmapSeries {
  /** The cells: the index of the column, the index of the row, and the value. */
  data: readonly (readonly [number, number, number])[]
  /** The id of the series. */
  id?: string | number
  /** The name of the series in the tooltip. */
  label?: string
  /** Formats values for the tooltip. */
  valueFormatter?: (value: readonly [number, number, number], context: { dataIndex: number }) => string | null
  /** What is highlighted and what fades when a cell is pointed at. */
  highlightScope?: object
}

export interface HeatmapProps
  extends
    Pick<
      BarChartProps,
      | 'width'
      | 'height'
      | 'margin'
      | 'colors'
      | 'dataset'
      | 'disableAxisListener'
      | 'highlightedItem'
      | 'onHighlightChange'
      | 'loading'
      | 'localeText'
      | 'onAxisClick'
      | 'showToolbar'
      | 'title'
      | 'desc'
      | 'sx'
    >,
    ApiRefProps {
  /** The columns: an axis of bands. */
  xAxis: readonly object[]
  /** The rows: an axis of bands. */
  yAxis: readonly object[]
  /** How values become colors. */
  zAxis?: readonly object[]
  /** The series, a list with one [[HeatmapSeries]]. */
  series: readonly HeatmapSeries[]
  /**
   * If `true`, the legend is not rendered.
   * @default true
   */
  hideLegend?: boolean
  /** What the tooltip is about: a cell, or nothing. */
  tooltip?: object
}
export declare function Heatmap(props: HeatmapProps): React.JSX.Element

export declare function HeatmapPlot(props: { children?: never }): React.JSX.Element
export declare function HeatmapTooltip(props: ChartsTooltipContainerProps): React.JSX.Element
export declare function HeatmapTooltipContent(props: Pick<ChartsAxisTooltipContentProps, 'classes'>): React.JSX.Element

/** The data and options of a Sankey chart. */
export interface SankeySeries {
  /** The links, and the nodes that have labels, colors or data of their own. */
  data: { nodes?: readonly object[]; links: readonly object[] }
  /** How nodes look and where they are. */
  nodeOptions?: object
  /** How links look. */
  linkOptions?: object
  /**
   * How often the layout is improved.
   * @default 6
   */
  iterations?: number
  /** Formats amounts. */
  valueFormatter?: (value: number, context: object) => string | null
}

interface SankeyEvents {
  /** Called when a node is clicked. */
  onNodeClick?: (event: React.MouseEvent<SVGElement, MouseEvent>, node: object) => void
  /** Called when a link is clicked. */
  onLinkClick?: (event: React.MouseEvent<SVGElement, MouseEvent>, link: object) => void
}

export interface SankeyChartProps
  extends
    Pick<PieChartProps, 'width' | 'height' | 'margin' | 'colors' | 'loading' | 'localeText' | 'title' | 'desc' | 'sx'>,
    SankeyEvents,
    ApiRefProps {
  /** The data and options of the chart, one object of the type [[SankeySeries]]. */
  series: SankeySeries
}
export declare function Unstable_SankeyChart(props: SankeyChartProps): React.JSX.Element
export declare function SankeyPlot(props: SankeyEvents): React.JSX.Element
export declare function SankeyTooltip(props: ChartsTooltipContainerProps): React.JSX.Element
export declare function SankeyTooltipContent(props: { classes?: object }): React.JSX.Element

export interface TriggerProps {
  /** A component or element to render in its place. */
  render?: React.ReactElement | React.ElementType
  /** The content of the button. */
  children?: React.ReactNode
}

export interface ChartsToolbarImageExportTriggerProps extends TriggerProps {
  /** How the chart becomes an image. */
  options?: ChartImageExportOptions
}
export declare function ChartsToolbarImageExportTrigger(props: ChartsToolbarImageExportTriggerProps): React.JSX.Element

export interface ChartsToolbarPrintExportTriggerProps extends TriggerProps {
  /** How the chart is printed. */
  options?: ChartPrintExportOptions
}
export declare function ChartsToolbarPrintExportTrigger(props: ChartsToolbarPrintExportTriggerProps): React.JSX.Element

export declare function ChartsToolbarZoomInTrigger(props: TriggerProps): React.JSX.Element
export declare function ChartsToolbarZoomOutTrigger(props: TriggerProps): React.JSX.Element

export interface ChartsToolbarProProps {
  /** How the chart is printed; `disableToolbarButton: true` leaves the entry out of the menu. */
  printOptions?: ChartPrintExportOptions & { disableToolbarButton?: boolean }
  /** The entries of the menu for images. */
  imageExportOptions?: (ChartImageExportOptions & { type: string })[]
}
export declare function ChartsToolbarPro(props: ChartsToolbarProProps): React.JSX.Element

/** A slider for the visible part of an axis, in composed charts. Its options are those of `zoom.slider` of the axis. */
export declare function ChartZoomSlider(props: { children?: never }): React.JSX.Element
