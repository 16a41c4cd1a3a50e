export type { StoredRow, StoredRows } from '../form/held-content.ts';
export type { Collection, HeldRow, OpenRow, RowTab } from './collection.ts';
export { type DeleteDocument, DeleteRecord } from './delete-record.tsx';
export { DeleteRows } from './delete-rows.tsx';
export { helpTopic, openHelp } from './open-help.ts';
export { RailFacts, type RecordFact } from './rail-facts.tsx';
export { readAhead } from './read-ahead.ts';
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
export { RowAbsent, rowReader } from './row-absent.ts';
export { RowEditor } from './row-editor.tsx';
export { ToFirstTab } from './to-first-tab.tsx';
export { useAllPages } from './use-all-pages.ts';
export { useNewId } from './use-new-id.ts';
