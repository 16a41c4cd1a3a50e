export { BulkBar } from './bulk-bar.tsx';
export type { BulkBarProps, BulkChoice } from './bulk-choice.ts';
export type { CellMark, GridMarks, MarkWalker } from './cell-marks.ts';
export { cellText, fileSizeText } from './cell-text.ts';
export { argbToRgba, cssColor, rgbaToArgb } from './color-text.ts';
export { DataGrid, type DataGridProps } from './data-grid.tsx';
export type { GridEditing } from './edit-grid.ts';
export { tickRenderer } from './edit-tick.tsx';
export { FilterBar } from './filter-bar.tsx';
export { type CellRenderer, truncatedList } from './grid-cell.tsx';
export type { GridContent, GridGroup, GridItem, GridItems } from './grid-items.ts';
export { noSelection, rowAt, type Selection } from './grid-selection.ts';
export { GridToolbar } from './grid-toolbar.tsx';
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
} from './grid-view.ts';
export {
  type LockedCondition,
  lockedCondition,
  withCondition,
  withoutCondition,
} from './locked-condition.ts';
export { Marked } from './marked.tsx';
export { type FirstRows, type OpenedGrid, openGrid } from './open-grid.ts';
export { remoteQuestion } from './remote-question.ts';
export type { RowReorder } from './row-reorder.ts';
export { isSameView } from './same-view.ts';
export { saveBlob } from './save-blob.ts';
export { StatusPill } from './status-pill.tsx';
export { useIsPhone } from './use-is-phone.ts';
export type { GridStand } from './use-kept-stand.ts';
export { useLocalContent } from './use-local-content.ts';
export { useLocalGrid } from './use-local-grid.ts';
export { usePatchedContent } from './use-patched-content.ts';
export { useRemoteContent } from './use-remote-content.ts';
export { type SavedViews, useSavedViews } from './use-saved-views.ts';
export { ViewTabs, type ViewTabsProps } from './view-tabs.tsx';
