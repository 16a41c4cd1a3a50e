export type { StoredRow, StoredRows } from '../form/saving/stored-rows.ts';
export { type DeleteDocument, DeleteRecord } from './delete-record.tsx';
export { helpTopic, openHelp } from './open-help.ts';
export { RecordAbsence } from './record-absence.tsx';
export { useAdoptRow, useHeldRows, useRowAround, useRowsHeld } from './record-context.ts';
export { RecordForm } from './record-form.tsx';
export { RecordHistory } from './record-history.tsx';
export { RecordLoad } from './record-load.tsx';
export { recordRoutes } from './record-routes.tsx';
export {
  type FormRecord,
  type SaveAnswer,
  type SaveDocument,
  type SaveInput,
  useSend,
} from './record-save.ts';
export { RecordScreen } from './record-screen.tsx';
export { RailFacts, type RecordFact } from './related/rail-facts.tsx';
export { useAllPages } from './related/use-all-pages.ts';
export type { Collection, HeldRow, OpenRow, RowTab } from './rows/collection.ts';
export { DeleteRows } from './rows/delete-rows.tsx';
export { readAhead } from './rows/read-ahead.ts';
export { RowAbsent, rowReader } from './rows/row-absent.ts';
export { RowEditor } from './rows/row-editor.tsx';
export { RowsBlock } from './rows/rows-block.tsx';
export { ToFirstTab } from './rows/to-first-tab.tsx';
export { useNewId } from './rows/use-new-id.ts';
export { useTabRows } from './rows/use-tab-rows.ts';
