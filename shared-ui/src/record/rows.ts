export { CellPanel } from '../grid/cell-panel.tsx';
export { CollectionGrid, type CollectionGridProps } from './collection-grid.tsx';
export { CollectionTab } from './collection-tab.tsx';
export { EntryList } from './entry-list.tsx';
export { ExportRowsButton } from './export-rows-button.tsx';
export { GridButtons } from './grid-buttons.tsx';
export type { CellFields } from './held-cells.tsx';
export { NewRowsBar } from './new-rows-bar.tsx';
export { OrderedRowsGrid } from './ordered-rows-grid.tsx';
export {
  dayCell,
  inProject,
  type RelatedLine,
  type RelatedList,
  relatedAgreements,
  relatedRequests,
} from './related-lists.ts';
export { RelatedTab } from './related-tab.tsx';
export type { NarrowList } from './row-in-place.tsx';
