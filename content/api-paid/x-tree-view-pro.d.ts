/**
 * The shapes of @mui/x-tree-view-pro 8.14.0, for the reference: what its tree adds to that of the MIT package.
 * The package is commercial and is not installed. Texts are those of the MIT packages, or this site's own.
 */
import type * as React from 'react'
import type { RichTreeViewProps } from '@mui/x-tree-view'

export interface TreeViewItemReorderPosition {
  /** The id of the parent; `null` for the first level. */
  parentId: string | null
  /** The place among the parent's children. */
  index: number
}

export interface TreeViewDataSource<R extends {}> {
  /** Returns how many children an item has. Only items with more than 0 can be opened. */
  getChildrenCount: (item: R) => number
  /** Loads the children of an item, or the first level. */
  getTreeItems: (parentId?: string) => Promise<R[]>
}

export interface TreeViewDataSourceCache {
  /** Returns the children that were stored for an item. */
  get: (key: string) => object[] | undefined | -1
  /** Stores the children of an item. */
  set: (key: string, value: object[]) => void
  /** Removes all entries. */
  clear: () => void
}

export interface RichTreeViewProProps<R extends {}, Multiple extends boolean | undefined> extends RichTreeViewProps<
  R,
  Multiple
> {
  /**
   * If `true`, items can be dragged to another place.
   * @default false
   * @plan pro
   */
  itemsReordering?: boolean
  /**
   * Decides whether an item can be dragged.
   * @default () => true
   * @plan pro
   */
  isItemReorderable?: (itemId: string) => boolean
  /**
   * Decides whether an item may be dropped at a position.
   * @plan pro
   */
  canMoveItemToNewPosition?: (params: {
    itemId: string
    oldPosition: TreeViewItemReorderPosition
    newPosition: TreeViewItemReorderPosition
  }) => boolean
  /**
   * Called when an item was dragged to another place.
   * @plan pro
   */
  onItemPositionChange?: (params: {
    itemId: string
    oldPosition: TreeViewItemReorderPosition
    newPosition: TreeViewItemReorderPosition
  }) => void
  /**
   * Loads items when they are needed.
   * @plan pro
   */
  dataSource?: TreeViewDataSource<R>
  /**
   * Keeps what the data source has loaded.
   * @default new DataSourceCacheDefault()
   * @plan pro
   */
  dataSourceCache?: TreeViewDataSourceCache
}
export declare function RichTreeViewPro<R extends {}, Multiple extends boolean | undefined = undefined>(
  props: RichTreeViewProProps<R, Multiple>,
): React.JSX.Element
