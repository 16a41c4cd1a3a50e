export { CellPanel } from '../grid/cells/cell-panel.tsx';
export type { CellFields } from './held/held-cells.tsx';
export {
  dayCell,
  inProject,
  type RelatedLine,
  type RelatedList,
  relatedAgreements,
  relatedRequests,
} from './related/related-lists.ts';
export { RelatedTab } from './related/related-tab.tsx';
export { CollectionGrid } from './rows/collection-grid.tsx';
export type { CollectionGridProps } from './rows/collection-grid-props.ts';
export { CollectionTab } from './rows/collection-tab.tsx';
export { EntryList } from './rows/entry-list.tsx';
export { ExportRowsButton } from './rows/export-rows-button.tsx';
export { GridButtons } from './rows/grid-buttons.tsx';
export { NewRowsBar } from './rows/new-rows-bar.tsx';
export { OrderedRowsGrid } from './rows/ordered-rows-grid.tsx';
export type { NarrowList } from './rows/row-in-place.tsx';
