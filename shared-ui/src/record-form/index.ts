export type { StoredRow, StoredRows } from '../form/saving/stored-rows.ts';
export { type DeleteDocument, DeleteRecord } from '../record/delete-record.tsx';
export { helpTopic, openHelp } from '../record/open-help.ts';
export { RecordAbsence } from '../record/record-absence.tsx';
export { useAdoptRow, useHeldRows, useRowAround, useRowsHeld } from '../record/record-context.ts';
export { RecordHistory } from '../record/record-history.tsx';
export { RecordLoad } from '../record/record-load.tsx';
export { recordRoutes } from '../record/record-routes.tsx';
export { RecordScreen } from '../record/record-screen.tsx';
export {
  type FormRecord,
  type SaveAnswer,
  type SaveDocument,
  type SaveInput,
  useSend,
} from '../record/record-writer.ts';
export { RailFacts, type RecordFact } from '../record/related/rail-facts.tsx';
export { useAllPages } from '../record/related/use-all-pages.ts';
export type { Collection, HeldRow, OpenRow, RowTab } from '../record/rows/collection.ts';
export { DeleteRows } from '../record/rows/delete-rows.tsx';
export { useNextRow } from '../record/rows/next-row.ts';
export { readAhead } from '../record/rows/read-ahead.ts';
export { RowAbsent, rowReader } from '../record/rows/row-absent.ts';
export { RowEditor } from '../record/rows/row-editor.tsx';
export { policyByAge } from '../record/rows/rows-age.ts';
export { RowsBlock } from '../record/rows/rows-block.tsx';
export { ToFirstTab } from '../record/rows/to-first-tab.tsx';
export { useNewId } from '../record/rows/use-new-id.ts';
export { useTabRows } from '../record/rows/use-tab-rows.ts';
export { useAskedSave } from '../record/use-asked-save.tsx';
export { RecordForm } from './record-form.tsx';
