export { useIsPhone } from '../layout/use-is-phone.ts';
export { argbToRgba, cssColor, rgbaToArgb } from '../theme/color-text.ts';
export { BulkBar } from './bars/bulk-bar.tsx';
export type { BulkBarProps, BulkChoice } from './bars/bulk-choice.ts';
export { FilterBar } from './bars/filter-bar.tsx';
export { GridToolbar } from './bars/grid-toolbar.tsx';
export { saveBlob } from './bars/save-blob.ts';
export type { CellMark, GridMarks, MarkWalker } from './cells/cell-marks.ts';
export { cellText, fileSizeText } from './cells/cell-text.ts';
export { tickRenderer } from './cells/edit-tick.tsx';
export { type CellRenderer, truncatedList } from './cells/grid-cell.tsx';
export { Marked } from './cells/marked.tsx';
export { StatusPill } from './cells/status-pill.tsx';
export { remoteQuestion } from './content/remote-question.ts';
export { useRowsInGrid } from './content/rows-in-grid.ts';
export { useLocalContent } from './content/use-local-content.ts';
export { useLocalGrid } from './content/use-local-grid.ts';
export { usePatchedContent } from './content/use-patched-content.ts';
export { useRemoteContent } from './content/use-remote-content.ts';
export { DataGrid } from './data-grid.tsx';
export type { GridEditing } from './editing/edit-grid.ts';
export type { DataGridProps } from './grid-props.ts';
export { noSelection, rowAt, type Selection } from './keyboard/grid-selection.ts';
export type { GridContent, GridGroup, GridItem, GridItems } from './rows/grid-items.ts';
export type { RowReorder } from './rows/row-reorder.ts';
export {
  clearFilters,
  filterColumn,
  type GridRecord,
  groupColumn,
  groupedColumn,
  hideColumn,
  moveColumn,
  newView,
  searchText,
  sortColumns,
} from './views/grid-view.ts';
export {
  type LockedCondition,
  lockedCondition,
  withCondition,
  withoutCondition,
} from './views/locked-condition.ts';
export { type FirstRows, type OpenedGrid, openGrid } from './views/open-grid.ts';
export { isSameView } from './views/same-view.ts';
export type { GridStand } from './views/use-kept-stand.ts';
export { type SavedViews, useSavedViews } from './views/use-saved-views.ts';
export { ViewTabs, type ViewTabsProps } from './views/view-tabs.tsx';
